-- A rename with sourcekit-lsp beside ibls, in both orders of attachment. Runs in Neovim 0.7 and later.
local api, lsp = vim.api, vim.lsp
local app = assert(os.getenv('IBLS_EXAMPLE'), 'IBLS_EXAMPLE names the copy of the example app') .. '/App/'
local passed, failed = 0, 0

local function say(...) io.stdout:write(string.format(...), '\n') end

local function expect(what, holds, found)
  if holds then
    passed = passed + 1
    return
  end
  failed = failed + 1
  say('FAILED: %s', what)
  if found ~= nil then say('  found: %s', vim.inspect(found)) end
end

local function wait(condition) return vim.wait(20000, condition, 20) end

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
end

local version = vim.version()
say('Neovim %d.%d.%d beside sourcekit-lsp, %s', version.major, version.minor, version.patch, os.getenv('IBLS_WAY'))
local finished, fault = xpcall(run, debug.traceback)
expect('the session runs to its end', finished, fault)
say('%d passed, %d failed', passed, failed)
vim.cmd(failed == 0 and 'qall!' or 'cquit 1')
