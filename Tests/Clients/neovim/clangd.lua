-- Renames in Objective-C with clangd beside ibls, each compared with that of ibls alone. Runs in Neovim 0.7 and later.
local api, lsp = vim.api, vim.lsp
local project = assert(os.getenv('IBLS_EXAMPLE'), 'IBLS_EXAMPLE names the copy of the project') .. '/'
local checks = dofile((debug.getinfo(1, 'S').source:sub(2):gsub('[^/]+$', 'checks.lua')))
local expect, wait = checks.expect, checks.wait

local way = os.getenv('IBLS_WAY')

local function enable_ibls()
  local options = way:find('unset', 1, true) and { settings = { ibls = { otherServers = {} } } } or nil
  if options or not lsp.enable then require('ibls').setup(options) else lsp.enable('ibls') end
end

local function enable_clangd()
  local started
  api.nvim_create_autocmd('FileType', {
    pattern = { 'c', 'cpp', 'objc', 'objcpp' },
    callback = function(event)
      local buffer = event.buf or tonumber(vim.fn.expand('<abuf>'))
      local config = { name = 'clangd', cmd = { 'clangd', '--log=error' }, root_dir = project:sub(1, -2) }
      if lsp.start then
        lsp.start(config, { bufnr = buffer })
      else
        started = started or lsp.start_client(config)
        lsp.buf_attach_client(buffer, started)
      end
    end,
  })
end

local function clients(buffer)
  return vim.tbl_values(lsp.get_clients and lsp.get_clients({ bufnr = buffer }) or lsp.buf_get_clients(buffer))
end

local FILES = { 'Card.h', 'Card.m', 'Use.m', 'Card.xib', 'Kit.h' }

local function read(path)
  local file = assert(io.open(path))
  local text = file:read('*a')
  file:close()
  return text
end

--- What the user sees: the text of the buffer, else of the file.
local function shown()
  local texts = {}
  for _, name in ipairs(FILES) do
    local buffer = vim.fn.bufnr(project .. name)
    texts[name] = buffer > 0 and api.nvim_buf_is_loaded(buffer)
      and table.concat(api.nvim_buf_get_lines(buffer, 0, -1, false), '\n') .. '\n' or read(project .. name)
  end
  return texts
end

--- What ibls alone makes of texts, by the place of a name.
local function renamed(texts, file, row, column, name)
  local copy = vim.fn.tempname()
  vim.fn.mkdir(copy .. '/.git', 'p')
  for path, text in pairs(texts) do
    local written = assert(io.open(copy .. '/' .. path, 'w'))
    written:write(text)
    written:close()
  end
  local said = vim.fn.system(
    ('cd %s && ibls rename %s:%d:%d %s --write'):format(vim.fn.shellescape(copy), file, row, column, name))
  expect(("ibls alone renames to '%s'"):format(name), vim.v.shell_error == 0, said)
  local result = {}
  for path in pairs(texts) do result[path] = read(copy .. '/' .. path) end
  return result
end

local function differing(found, wanted)
  local names = vim.tbl_filter(function(name) return found[name] ~= wanted[name] end, FILES)
  return vim.tbl_map(function(name) return name .. ': ' .. found[name] end, names)
end

local function run()
  if way:find('ibls-first', 1, true) then enable_ibls() end
  enable_clangd()
  if not way:find('ibls-first', 1, true) then enable_ibls() end
  local function edit(name)
    vim.cmd('edit ' .. vim.fn.fnameescape(project .. name))
    local buffer = api.nvim_get_current_buf()
    local count = name:match('%.xib$') and 1 or 2
    wait(function() return #clients(buffer) == count end)
    expect('the servers attach to ' .. name, #clients(buffer) == count, #clients(buffer))
    return buffer
  end
  local header = edit('Card.h')
  edit('Card.m')
  local use = edit('Use.m')

  local prompts, answer = {}, nil
  vim.ui.input = function(options, take)
    table.insert(prompts, options.default)
    take(answer or options.default)
  end
  --- Puts the cursor on a name after `before`; gives its place.
  local function go(file, before, name)
    if vim.fn.bufnr(project .. file) ~= api.nvim_get_current_buf() then
      vim.cmd('edit ' .. vim.fn.fnameescape(project .. file))
    end
    for row, line in ipairs(api.nvim_buf_get_lines(0, 0, -1, false)) do
      local found = line:find(before .. name, 1, true)
      if found then
        api.nvim_win_set_cursor(0, { row, found + #before - 1 })
        return row, found + #before
      end
    end
    expect(("'%s' is in %s"):format(before .. name, file), false)
    return 1, 1
  end
  wait(function() return vim.fn.maparg('grn', 'n', false, true).desc == 'Rename in code and interface files' end)
  local function rename(file, before, old, new)
    local row, column = go(file, before, old)
    local wanted = renamed(shown(), file, row, column, new)
    -- Edits are sent after a pause.
    vim.wait(300)
    prompts, answer = {}, new
    api.nvim_feedkeys('grn', 'x', false)
    wait(function() return #differing(shown(), wanted) == 0 end)
    vim.wait(200)
    expect(("'%s' becomes '%s' at '%s' in %s as by ibls alone"):format(old, new, before, file),
      #differing(shown(), wanted) == 0, differing(shown(), wanted))
    expect('after one question', #prompts == 1, prompts)
  end

  rename('Card.h', 'UILabel *', 'caption', 'heading')
  rename('Card.m', 'self.', 'heading', 'subtitle')
  rename('Use.m', '[card ', 'press', 'push')
  -- Text that is not saved moves the uses, and adds one.
  api.nvim_buf_set_lines(use, 1, 1, false, { '// One line more.', 'void more(Card *card) { card.subtitle = card.box; }' })
  api.nvim_buf_set_lines(header, 1, 1, false, { '', '// The card.' })
  rename('Card.m', '[_', 'subtitle', 'note')
  rename('Card.h', 'IBOutlet UILabel *', 'box', 'crate')
  rename('Card.xib', 'selector="', 'push', 'tap')

  -- What clangd renames alone is completed by the name that is there.
  local function complete(file, before, old, new, word)
    local row, column = go(file, before, old)
    local was = shown()
    local wanted = renamed(was, file, row, column, new)
    vim.wait(300)
    for _, client in ipairs(clients(0)) do
      if client.name == 'clangd' then
        local params = lsp.util.make_position_params(0, client.offset_encoding or 'utf-16')
        params.newName = new
        local own = (lsp.buf_request_sync(0, 'textDocument/rename', params, 20000) or {})[client.id] or {}
        expect(("clangd renames to '%s'"):format(new), own.result, own)
        if own.result then lsp.util.apply_workspace_edit(own.result, client.offset_encoding or 'utf-16') end
      end
    end
    expect('but not all', #differing(shown(), wanted) > 0 and #differing(shown(), was) > 0)
    vim.wait(500)
    go(file, before, word)
    prompts, answer = {}, nil
    api.nvim_feedkeys('grn', 'x', false)
    wait(function() return #differing(shown(), wanted) == 0 end)
    vim.wait(200)
    expect(("'%s' completes it after one question"):format(new),
      #differing(shown(), wanted) == 0 and #prompts == 1, { prompts, differing(shown(), wanted) })
  end
  complete('Card.h', 'UILabel *', 'note', 'banner', 'banner')
  complete('Card.h', 'IBAction)', 'tap', 'poke:by:', 'poke')

  -- A parameter is clangd's.
  go('Card.m', '(void)setCrate:(UILabel *)', 'other')
  answer = 'another'
  api.nvim_feedkeys('grn', 'x', false)
  local card = vim.fn.bufnr(project .. 'Card.m')
  local function line() return api.nvim_buf_get_lines(card, 3, 4, false)[1] end
  wait(function() return line():find('self->crate = another', 1, true) ~= nil end)
  expect('a parameter is renamed by clangd', line():find('self->crate = another', 1, true), line())
end

checks.finish(' beside clangd, ' .. way, run)
