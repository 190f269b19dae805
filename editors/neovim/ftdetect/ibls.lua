-- Documents of Interface Builder are XML.
vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
  pattern = { '*.storyboard', '*.xib', '*/designable.nib' },
  callback = function()
    if vim.bo.filetype == '' or vim.bo.filetype == 'conf' then vim.bo.filetype = 'xml' end
  end,
})
