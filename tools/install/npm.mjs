import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const isWindows = process.platform === 'win32';

/**
 * Runs npm to its end: the code that it ended with, and what it said; no code when there is no npm. `onStop` is called in
 * its place when Ctrl-C or a signal ends it.
 *
 * npm puts back what it has changed when it is interrupted, which takes as long as the installing. So it runs in a group
 * of its own, which Ctrl-C does not reach, and is ended at once.
 */
export function runNpm(root, parameters, onStop, says = 'ignore') {
  return new Promise((resolve) => {
    const child = spawn('npm', [...parameters, '--loglevel=error'], {
      cwd: root,
      env: withoutProjectBin(root),
      shell: isWindows,
      detached: !isWindows,
      stdio: ['ignore', says, says === 'pipe' ? 'ignore' : 'inherit'],
    });
    const stop = () => {
      // A second signal finds nobody.
      if (child.exitCode === null) process.kill(isWindows ? child.pid : -child.pid, 'SIGKILL');
      onStop();
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.once(signal, stop);
    let said = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => (said += text));
    const end = (code) => {
      for (const signal of signals) process.off(signal, stop);
      resolve({ code, said });
    };
    child.once('error', () => end(undefined));
    child.once('close', end);
  });
}

/** npm removes node_modules when it installs, so it must not run on the Node in there. */
function withoutProjectBin(root) {
  const env = { ...process.env };
  // Windows spells it Path.
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const own = realPath(join(root, 'node_modules/.bin'));
  const folders = (env[key] ?? '').split(delimiter);
  env[key] = folders.filter((path) => realPath(path) !== own).join(delimiter);
  return env;
}

function realPath(path) {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
