// @ts-check
// Loaded into every process that `npm start` starts. When the parent is gone, even by SIGKILL, the
// message channel closes; this process must end then, because nobody else would end it.
const PATIENCE_MS = 15_000;

// Next's build hands these flags on to workers of its own, which end with it.
if (process.channel && process.env.PERENNIAL_PARENT === String(process.ppid)) {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref(); // listening must not keep a process alive that has finished
}
