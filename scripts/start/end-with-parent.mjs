// @ts-check Loaded into every process that `npm start` starts. When the parent dies, even by SIGKILL, the message
// channel closes, and this process must end by itself.
const TIMEOUT_MS = 15_000;

// Next's build also gives its workers the flag that loads this file. They end with the build, so they are left out.
if (process.channel && process.env.PERENNIAL_PARENT === String(process.ppid)) {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), TIMEOUT_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref(); // listening must not keep a finished process alive
}
