-- For `vim.lsp.enable('ibls')`, Neovim 0.11 and later.
local ibls = require('ibls')

return {
  cmd = { 'ibls', '--stdio' },
  filetypes = { 'swift', 'objc', 'objcpp', 'c', 'cpp', 'xml' },
  root_dir = function(buffer, start)
    if ibls.serves(buffer) then start(ibls.root(vim.api.nvim_buf_get_name(buffer))) end
  end,
  before_init = ibls.before_init,
  commands = ibls.commands,
  init_options = ibls.init_options,
}
