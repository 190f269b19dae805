-- A user's configuration, as the help file says. `ibls` is found through PATH.
vim.opt.runtimepath:append(os.getenv('IBLS_EDITORS') .. '/neovim')
if vim.lsp.enable and os.getenv('IBLS_WAY') ~= 'setup' then
  vim.lsp.enable('ibls')
else
  require('ibls').setup({ lenses = true })
end
