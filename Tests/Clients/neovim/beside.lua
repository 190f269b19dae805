-- Navigation and renames with sourcekit-lsp beside ibls, in both orders of attachment. Runs in Neovim 0.7 and later.
local api, lsp = vim.api, vim.lsp
local app = assert(os.getenv('IBLS_EXAMPLE'), 'IBLS_EXAMPLE names the copy of the example app') .. '/App/'
local checks = dofile((debug.getinfo(1, 'S').source:sub(2):gsub('[^/]+$', 'checks.lua')))
local expect, wait = checks.expect, checks.wait

local function start_sourcekit(buffer)
  local config = { name = 'sourcekit-lsp', cmd = { 'sourcekit-lsp' }, root_dir = os.getenv('IBLS_EXAMPLE') }
  if lsp.start then
    lsp.start(config, { bufnr = buffer })
  else
    lsp.buf_attach_client(buffer, lsp.start_client(config))
  end
end

local function enable_ibls()
  if lsp.enable then lsp.enable('ibls') else require('ibls').setup() end
end

local function enable_sourcekit()
  api.nvim_create_autocmd('FileType', {
    pattern = 'swift',
    callback = function(event) start_sourcekit(event.buf or tonumber(vim.fn.expand('<abuf>'))) end,
  })
end

--- The servers of a buffer in the order in which they were started.
local function servers(buffer)
  local clients = lsp.get_clients and lsp.get_clients({ bufnr = buffer }) or vim.tbl_values(lsp.buf_get_clients(buffer))
  table.sort(clients, function(one, other) return one.id < other.id end)
  return vim.tbl_map(function(client) return client.name end, clients)
end

--- What one server alone answers at the cursor.
local function answer_of(name, method)
  local params = lsp.util.make_position_params(0, 'utf-16')
  params.context = { includeDeclaration = true }
  for id, response in pairs(lsp.buf_request_sync(0, method, params, 5000) or {}) do
    if lsp.get_client_by_id(id).name == name then return type(response.result) == 'table' and response.result or {} end
  end
  return {}
end

local function line(buffer, number) return api.nvim_buf_get_lines(buffer, number - 1, number, false)[1] end

local function run()
  local ours_first = os.getenv('IBLS_WAY') == 'ibls-first'
  if ours_first then enable_ibls() end
  enable_sourcekit()
  if not ours_first then enable_ibls() end
  vim.cmd('edit ' .. vim.fn.fnameescape(app .. 'LoginViewController.swift'))
  local code = api.nvim_get_current_buf()
  wait(function() return #servers(code) == 2 end)
  expect('both servers attach', #servers(code) == 2, servers(code))

  local prompts = {}
  local answer
  vim.ui.input = function(options, take)
    table.insert(prompts, options.default)
    take(answer)
  end
  local function rename(row, text, name)
    prompts, answer = {}, name
    local column = line(code, row):find(text, 1, true)
    expect(("'%s' stands in line %d"):format(text, row), column, line(code, row))
    api.nvim_win_set_cursor(0, { row, (column or 1) - 1 })
    api.nvim_feedkeys('grn', 'x', false)
  end

  -- An outlet: one question, and both sides follow.
  wait(function() return vim.fn.maparg('grn', 'n', false, true).desc == 'Rename in code and interface files' end)
  rename(5, 'nameField', 'emailField')
  wait(function() return line(code, 5):find('emailField', 1, true) ~= nil end)
  expect('an outlet is renamed in Swift', line(code, 5):find('emailField', 1, true), line(code, 5))
  local document = vim.fn.bufnr(app .. 'Base.lproj/Main.storyboard')
  local connection = document > 0 and line(document, 47) or ''
  expect('its connection is renamed', connection:find('property="emailField"', 1, true), connection)
  expect('after one question', #prompts == 1, prompts)

  -- Another server has renamed Swift alone, here and in a file that is not saved; the same name at the prompt does the rest.
  local router = vim.fn.bufadd(app .. 'Router.swift')
  vim.fn.bufload(router)
  api.nvim_buf_set_option(router, 'buflisted', true)
  api.nvim_buf_set_lines(router, 0, -1, false, { '// More.', 'func route(_ login: LoginViewController) {', '  login.emailField.text = nil', '}' })
  vim.cmd('buffer ' .. router)
  vim.cmd('setfiletype swift')
  wait(function() return #servers(router) == 2 end)
  vim.cmd('buffer ' .. code)
  -- Edits are sent after a pause.
  vim.wait(500)
  rename(5, 'emailField', 'addressField')
  wait(function() return line(router, 3):find('addressField', 1, true) ~= nil end)
  expect('an unsaved buffer follows', line(router, 3) == '  login.addressField.text = nil', line(router, 3))
  -- Both renames at once would look like one from the first name to the last, which no document has.
  vim.wait(500)
  for _, buffer in ipairs({ code, router }) do
    local text = vim.tbl_map(function(text) return (text:gsub('addressField', 'postField')) end, api.nvim_buf_get_lines(buffer, 0, -1, false))
    api.nvim_buf_set_lines(buffer, 0, -1, false, text)
  end
  vim.wait(500)
  rename(5, 'postField', 'postField')
  wait(function() return line(document, 47):find('property="postField"', 1, true) ~= nil end)
  expect("the document follows another server's rename", line(document, 47):find('property="postField"', 1, true), line(document, 47))
  expect('and Swift stays as it is', line(router, 3) == '  login.postField.text = nil', line(router, 3))

  -- A local variable: ibls has no answer, the other server has.
  api.nvim_buf_set_lines(code, -1, -1, false, { 'func count() -> Int {', '  let first = 1', '  return first', '}' })
  local last = api.nvim_buf_line_count(code)
  -- The other server needs a moment to read what was typed.
  wait(function()
    if not line(code, last - 2):find('let first', 1, true) then return true end
    rename(last - 2, 'first', 'second')
    return vim.wait(1500, function() return line(code, last - 1):find('second', 1, true) ~= nil end, 20)
  end)
  expect('a local variable is renamed by the other server', line(code, last - 1):find('second', 1, true), line(code, last - 1))
  expect('after one question, too', #prompts == 1, prompts)

  -- Navigation, in a package that the other server can build.
  vim.cmd('edit! ' .. vim.fn.fnameescape(os.getenv('IBLS_EXAMPLE') .. '/Kit/Card.swift'))
  local card = api.nvim_get_current_buf()
  wait(function() return #servers(card) == 2 end)
  expect('both servers have the package', #servers(card) == 2, servers(card))
  local function here()
    return ('%s:%d'):format(vim.fn.fnamemodify(api.nvim_buf_get_name(0), ':t'), api.nvim_win_get_cursor(0)[1])
  end
  local function go_to_use() api.nvim_win_set_cursor(0, { 6, 24 }) end
  go_to_use()
  wait(function() return #answer_of('sourcekit-lsp', 'textDocument/definition') > 0 end)
  wait(function() return #answer_of('ibls', 'textDocument/definition') == 0 end)
  local own = answer_of('ibls', 'textDocument/definition')
  expect('ibls leaves a use to the other server', #own == 0, own)
  lsp.buf.definition()
  wait(function() return here() == 'Card.swift:5' end)
  vim.wait(200)
  expect('a use leads to its declaration', here() == 'Card.swift:5' and #vim.fn.getqflist() == 0, {
    here(), vim.fn.getqflist(),
  })
  if vim.fn.has('nvim-0.11') == 1 then
    -- Older versions show the answer of one server.
    go_to_use()
    vim.wait(120000, function() return #answer_of('sourcekit-lsp', 'textDocument/references') > 1 end, 500)
    local list
    lsp.buf.references(nil, { on_list = function(found) list = found.items end })
    wait(function() return list ~= nil end)
    local places = vim.tbl_map(
      function(item) return vim.fn.fnamemodify(item.filename, ':t') .. ':' .. item.lnum end, list or {})
    table.sort(places)
    expect(
      'references are each place once, documents among them',
      table.concat(places, ' ') == 'Card.swift:5 Card.swift:6 Card.xib:3', places)
  end
  for _, client in ipairs((lsp.get_clients or lsp.get_active_clients)()) do
    if client.name == 'sourcekit-lsp' then
      if vim.fn.has('nvim-0.11') == 1 then client:stop(true) else client.stop(true) end
    end
  end
  wait(function() return #servers(card) == 1 end)
  go_to_use()
  -- Without a screen the editor never rests, which is when old versions look for other servers.
  vim.cmd('doautocmd CursorHold')
  wait(function() return #answer_of('ibls', 'textDocument/definition') == 1 end)
  lsp.buf.definition()
  wait(function() return here() == 'Card.swift:5' end)
  expect('without the other server ibls leads there', here() == 'Card.swift:5', here())
end

checks.finish(' beside sourcekit-lsp, ' .. os.getenv('IBLS_WAY'), run)
