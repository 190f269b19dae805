-- What the sessions have in common: checks that are counted, and an end with a status that tells whether all of them passed.
local checks = {}
local passed, failed = 0, 0

function checks.say(...) io.stdout:write(string.format(...), '\n') end

function checks.expect(what, holds, found)
  if holds then
    passed = passed + 1
    return
  end
  failed = failed + 1
  checks.say('FAILED: %s', what)
  if found ~= nil then checks.say('  found: %s', type(found) == 'string' and found or vim.inspect(found)) end
end

function checks.wait(condition) return vim.wait(20000, condition, 20) end

-- Runs a session, and what is to be checked even if that ends early.
function checks.finish(title, run, last)
  local version = vim.version()
  checks.say('Neovim %d.%d.%d%s', version.major, version.minor, version.patch, title)
  local finished, fault = xpcall(run, debug.traceback)
  checks.expect('the session runs to its end', finished, fault)
  if last then last() end
  checks.say('%d passed, %d failed', passed, failed)
  vim.cmd(failed == 0 and 'qall!' or 'cquit 1')
end

return checks
