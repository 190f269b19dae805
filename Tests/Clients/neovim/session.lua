-- A session of a person with the example app, through the editor's own commands. Runs in Neovim 0.7 and later.
local api, lsp = vim.api, vim.lsp
local app = assert(os.getenv('IBLS_EXAMPLE'), 'IBLS_EXAMPLE names the copy of the example app') .. '/App/'
local storyboard = app .. 'Base.lproj/Main.storyboard'
local login = app .. 'LoginViewController.swift'
local checks = dofile((debug.getinfo(1, 'S').source:sub(2):gsub('[^/]+$', 'checks.lua')))
local expect, wait = checks.expect, checks.wait

local function clients()
  local list = (lsp.get_clients or lsp.get_active_clients)()
  return vim.tbl_filter(function(client) return client.name == 'ibls' end, list)
end

--- The diagnostics of a buffer as `line:code`, in order.
local function codes(buffer)
  local found = {}
  for _, diagnostic in ipairs(vim.diagnostic.get(buffer)) do
    table.insert(found, ('%d:%s'):format(diagnostic.lnum + 1, diagnostic.code))
  end
  table.sort(found)
  return table.concat(found, ' ')
end

local function expect_codes(what, buffer, wanted)
  wait(function() return codes(buffer) == wanted end)
  expect(what, codes(buffer) == wanted, codes(buffer))
end

--- Puts the cursor on the first `text` of a line.
local function go(line, text)
  local column = api.nvim_buf_get_lines(0, line - 1, line, false)[1]:find(text, 1, true)
  api.nvim_win_set_cursor(0, { line, (column or 1) - 1 })
  if not column then expect(("'%s' stands in line %d"):format(text, line), false) end
end

local function here()
  return ('%s:%d'):format(vim.fn.fnamemodify(api.nvim_buf_get_name(0), ':t'), api.nvim_win_get_cursor(0)[1])
end

local function expect_here(what, place)
  wait(function() return here() == place end)
  expect(what, here() == place, here())
end

local function replace(buffer, line, old, new)
  local text = api.nvim_buf_get_lines(buffer, line - 1, line, false)[1]
  local from, to = text:find(old, 1, true)
  api.nvim_buf_set_lines(buffer, line - 1, line, false, { text:sub(1, from - 1) .. new .. text:sub(to + 1) })
end

--- What the list that the editor has opened says, one line an entry.
local function listed(pattern)
  local function text()
    local lines = {}
    for _, item in ipairs(vim.list_extend(vim.fn.getqflist(), vim.fn.getloclist(0))) do
      local file = vim.fn.fnamemodify(api.nvim_buf_get_name(item.bufnr), ':t')
      table.insert(lines, ('%s:%d %s'):format(file, item.lnum, item.text))
    end
    table.sort(lines)
    return table.concat(lines, '\n')
  end
  wait(function() return text():find(pattern) ~= nil end)
  local result = text()
  vim.fn.setqflist({}, 'r')
  vim.cmd('cclose')
  vim.cmd('lclose')
  return result
end

--- The text of the window that floats, once there is one.
local function floating()
  local text
  wait(function()
    for _, window in ipairs(api.nvim_list_wins()) do
      if api.nvim_win_get_config(window).relative ~= '' then
        text = table.concat(api.nvim_buf_get_lines(api.nvim_win_get_buf(window), 0, -1, false), '\n')
        api.nvim_win_close(window, true)
        return true
      end
    end
    return false
  end)
  return text or ''
end

--- Asks for the quick fixes at the cursor and takes the one with this title.
local function fix(title)
  local offered = {}
  local done = false
  local select = vim.ui.select
  vim.ui.select = function(items, options, take)
    vim.ui.select = select
    local choice
    for _, item in ipairs(items) do
      local text = options.format_item(item)
      table.insert(offered, text)
      if text:find(title, 1, true) then choice = item end
    end
    take(choice)
    done = true
  end
  lsp.buf.code_action()
  wait(function() return done end)
  return table.concat(offered, '\n')
end

local function run()
  vim.cmd('edit ' .. vim.fn.fnameescape(storyboard))
  local document = api.nvim_get_current_buf()
  expect('a storyboard has the filetype xml', vim.bo.filetype == 'xml', vim.bo.filetype)
  expect_codes(
    'opening the storyboard shows what is broken', document,
    '36:missing-action 46:dangling-outlet 49:dangling-outlet 88:cross-scene-connection 94:outlet-type-mismatch')
  local client = clients()[1]
  expect('one server runs', #clients() == 1, #clients())
  expect('its workspace is the repository', client.config.root_dir == os.getenv('IBLS_EXAMPLE'), client.config.root_dir)
  local misspelled = vim.diagnostic.get(document, { lnum = 48 })[1] or { message = '' }
  expect(
    'the message names the near miss', misspelled.message:find("did you mean 'titleLabel'?", 1, true),
    misspelled.message)
  expect(
    'the name is underlined, no more and no less',
    misspelled.col == 42 and misspelled.end_lnum == 48 and misspelled.end_col == 52, misspelled)

  -- There and back again.
  go(47, 'nameField')
  lsp.buf.definition()
  expect_here('an outlet leads to its declaration', 'LoginViewController.swift:5')
  local code = api.nvim_get_current_buf()
  wait(function() return lsp.buf_is_attached == nil or lsp.buf_is_attached(code, client.id) end)
  expect('one server serves both files', #clients() == 1, #clients())
  lsp.buf.definition()
  expect_here('a declaration leads to its connection', 'Main.storyboard:47')
  vim.cmd('buffer ' .. code)
  go(11, 'titleLabel')
  lsp.buf.definition()
  expect_here('a use leads to its declaration', 'LoginViewController.swift:4')
  vim.cmd('buffer ' .. document)
  go(13, 'LoginViewController')
  lsp.buf.definition()
  expect_here('a custom class leads to the class', 'LoginViewController.swift:3')

  go(18, 'nameChanged')
  lsp.buf.references()
  local references = listed('Main%.storyboard:88')
  expect(
    'references are on both sides',
    references:find('Main.storyboard:23 ', 1, true) and references:find('Main.storyboard:88 ', 1, true)
      and references:find('LoginViewController.swift:18 ', 1, true), references)

  vim.cmd('buffer ' .. code)
  go(5, 'nameField')
  lsp.buf.hover()
  local hover = floating()
  expect('hovering an outlet says where it is connected', hover:find('Main.storyboard', 1, true), hover)
  vim.cmd('buffer ' .. document)
  go(29, 'Lgn-rv-001')
  lsp.buf.hover()
  hover = floating()
  expect('hovering an object says its class', hover:find('RatingView', 1, true), hover)

  lsp.buf.document_symbol()
  local symbols = listed('Profile')
  expect(
    'symbols are the scenes, objects and connections',
    symbols:find('Login', 1, true) and symbols:find('Profile', 1, true) and symbols:find('nameField', 1, true), symbols)

  -- A fix in the document.
  go(49, 'titleLable')
  local offered = fix("titleLabel'")
  wait(function() return api.nvim_buf_get_lines(document, 48, 49, false)[1]:find('"titleLabel"', 1, true) ~= nil end)
  local fixed = api.nvim_buf_get_lines(document, 48, 49, false)[1]
  expect('the quick fix takes the near miss', fixed:find('property="titleLabel"', 1, true), fixed .. '\n' .. offered)
  expect_codes(
    'and its diagnostic goes', document,
    '36:missing-action 46:dangling-outlet 88:cross-scene-connection 94:outlet-type-mismatch')

  -- Typing in either file.
  replace(document, 36, 'didTapLogin:', 'didTapLogin')
  expect_codes(
    'an edit of the document takes its diagnostic away', document,
    '46:dangling-outlet 88:cross-scene-connection 94:outlet-type-mismatch')
  vim.cmd('buffer ' .. code)
  replace(code, 7, 'private weak', '@IBOutlet private weak')
  expect_codes(
    'an edit of the class, not saved, takes away that of the document', document,
    '88:cross-scene-connection 94:outlet-type-mismatch')
  replace(code, 5, 'nameField', 'emailField')
  expect_codes(
    'and renaming an outlet by hand breaks its connection', document,
    '47:dangling-outlet 88:cross-scene-connection 94:outlet-type-mismatch')
  replace(code, 5, 'emailField', 'nameField')
  expect_codes('until that is taken back', document, '88:cross-scene-connection 94:outlet-type-mismatch')

  -- Lenses.
  if os.getenv('IBLS_WAY') ~= 'setup' then require('ibls').show_lenses(code) end
  local function lenses()
    local titles = {}
    local found = lsp.codelens.enable and lsp.codelens.get({ bufnr = code }) or lsp.codelens.get(code)
    for _, lens in ipairs(found) do
      lens = lens.lens or lens
      titles[lens.range.start.line + 1] = lens.command and lens.command.title
    end
    return titles
  end
  -- Coming back to a window is one of the moments at which older versions ask for lenses.
  api.nvim_exec('doautocmd BufEnter', false)
  wait(function() return lenses()[7] ~= nil and lenses()[7]:find('^connected') ~= nil end)
  local titles = lenses()
  for line, title in pairs({ [5] = 'connected in Main.storyboard', [7] = 'connected in Main.storyboard' }) do
    expect(('the lens of line %d says where'):format(line), (titles[line] or ''):find(title, 1, true), titles)
  end
  go(5, 'nameField')
  lsp.codelens.run()
  expect_here('the lens leads to the connection', 'Main.storyboard:47')
  vim.cmd('buffer ' .. code)
  go(18, 'nameChanged')
  lsp.codelens.run()
  local connections = listed('Main%.storyboard:88')
  expect(
    'a lens with two connections lists them',
    connections:find('Main.storyboard:23 ', 1, true) and connections:find('Main.storyboard:88 ', 1, true), connections)

  -- Renaming, from either side.
  local function expect_line(what, buffer, line, text)
    local function found() return api.nvim_buf_get_lines(buffer, line - 1, line, false)[1] end
    wait(function() return found():find(text, 1, true) ~= nil end)
    expect(what, found():find(text, 1, true), found())
  end
  -- Another program has made a file, of which this client says nothing.
  local outside = app .. 'Outside.swift'
  vim.fn.writefile({ 'extension LoginViewController {', '  func outside() { nameField.text = nil }', '}' }, outside)
  vim.cmd('buffer ' .. code)
  go(5, 'nameField')
  lsp.buf.rename('emailField')
  expect_line('renaming an outlet in Swift', code, 5, 'var emailField:')
  expect_line('renames its connection', document, 47, 'property="emailField"')
  wait(function() return vim.fn.bufnr(outside) > 0 end)
  expect('what was made outside takes part', vim.fn.bufnr(outside) > 0)
  expect_line('and is renamed, too', vim.fn.bufnr(outside), 2, 'emailField.text')
  -- The editor holds changes back for a moment, and asks about one buffer without those of others.
  vim.wait(500)
  vim.cmd('buffer ' .. document)
  go(47, 'emailField')
  lsp.buf.rename('nameField')
  expect_line('renaming a connection', document, 47, 'property="nameField"')
  expect_line('renames the outlet', code, 5, 'var nameField:')
  vim.wait(500)
  go(88, 'nameChanged:')
  lsp.buf.rename('nameEdited')
  expect_line('an action may be typed without its colon', document, 88, 'selector="nameEdited:"')
  expect_line('and is renamed in Swift', code, 18, 'func nameEdited(')
  vim.wait(500)
  lsp.buf.rename('nameChanged:')
  expect_line('or with it', code, 18, 'func nameChanged(')
  expect_codes('nothing is broken by that', document, '88:cross-scene-connection 94:outlet-type-mismatch')

  -- Pictures.
  vim.cmd('buffer ' .. document)
  go(47, 'nameField')
  local shown
  require('ibls').picture_viewer = function(path) shown = table.concat(vim.fn.readfile(path), '\n') end
  vim.cmd('IblsPicture connections')
  wait(function() return shown end)
  expect('the scene at the cursor is drawn', shown and shown:find('data-id="Lgn-lb-001"', 1, true), shown)
  expect('and no other', shown and not shown:find('data-id="Prf-vc-001"', 1, true), shown)
  expect('with its connections', shown and shown:find('>nameField</text>', 1, true), shown)
  shown = nil
  vim.cmd('IblsPicture!')
  wait(function() return shown end)
  expect('a bang draws all scenes', shown and shown:find('data-id="Prf-vc-001"', 1, true), shown)

  -- Without a viewer of the user's: the browser, or a float where a plugin shows images.
  require('ibls').picture_viewer = nil
  local own_open, opened = vim.ui.open, nil
  vim.ui.open = function(path) opened = path end
  vim.cmd('IblsPicture')
  wait(function() return opened end)
  local text = opened and table.concat(vim.fn.readfile(opened), '\n') or ''
  expect('the browser opens a file with the scene', text:find('^<svg ') and text:find('data-id="Lgn-lb-001"', 1, true), opened)
  local windows = #api.nvim_list_wins()
  -- A plugin that is there and fails leaves no window.
  local asked
  opened = nil
  _G.Snacks = {
    image = {
      supports = function() return true end,
      placement = { new = function(_, path) asked = path; error('no terminal for it') end },
    },
  }
  vim.cmd('IblsPicture')
  wait(function() return opened end)
  expect('snacks.nvim is asked first', asked and asked == opened, asked)
  expect('and the browser opens where it fails, without a float', opened and #api.nvim_list_wins() == windows, opened)
  opened = nil
  _G.Snacks.image.placement.new = function(buffer, path) asked = { buffer, path } end
  vim.cmd('IblsPicture')
  wait(function() return #api.nvim_list_wins() > windows end)
  expect('snacks.nvim draws in a float', asked[1] == api.nvim_get_current_buf() and not opened, opened)
  vim.cmd('normal q')
  expect('which q closes', #api.nvim_list_wins() == windows, #api.nvim_list_wins())
  _G.Snacks = nil
  local rendered
  package.loaded.image = {
    from_file = function(path, options)
      return { render = function() rendered = { path, options } end }
    end,
  }
  vim.cmd('IblsPicture')
  wait(function() return rendered end)
  expect(
    'image.nvim draws in a float as well',
    rendered and rendered[2].window == api.nvim_get_current_win() and not opened, opened)
  vim.cmd('normal q')
  package.loaded.image, vim.ui.open = nil, own_open

  -- Other people's files.
  vim.cmd('edit ' .. vim.fn.fnameescape(os.getenv('IBLS_EXAMPLE') .. '/plain.xml'))
  local plain = api.nvim_get_current_buf()
  vim.wait(200)
  expect('XML that is no interface is left alone', not lsp.buf_is_attached or not lsp.buf_is_attached(plain, client.id))

  if vim.fn.has('nvim-0.11') == 1 then client:stop() else client.stop() end
  wait(function() return #clients() == 0 end)
  expect('the server stops when told', #clients() == 0, #clients())
end

checks.finish(', ' .. ((lsp.enable and os.getenv('IBLS_WAY') ~= 'setup') and 'vim.lsp.enable' or 'setup()'), run, function()
  local messages = api.nvim_exec('messages', true)
  expect('the editor reports no error', not messages:find('E%d+:') and not messages:find('[Ee]rror'), messages)
end)
