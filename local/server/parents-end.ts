/**
 * Calls `stop` when the process that started this npm script has ended.
 *
 * npm passes a signal on to the shell between npm and this process. Many shells end because of it and do not tell this
 * process, which then gets another parent.
 */
export function onParentsEnd(stop: () => void): void {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 200);
  timer.unref();
}
