-- A user's configuration, as the help file says. `ibls` is found through PATH.
vim.opt.runtimepath:append(os.getenv('IBLS_EDITORS') .. '/neovim')
local way = os.getenv('IBLS_WAY')
if way:find('-first', 1, true) then
  -- The script starts two servers in one order or the other.
elseif vim.lsp.enable and way ~= 'setup' then
  vim.lsp.enable('ibls')
else
  require('ibls').setup({ lenses = true })
end
