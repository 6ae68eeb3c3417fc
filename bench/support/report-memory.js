import { writeFileSync } from 'node:fs';

// Loaded into the measured process: writes its peak memory, in kilobytes, when it exits.
const file = process.env.BENCH_MEMORY_FILE;
process.on('exit', () => {
  if (file) writeFileSync(file, String(process.resourceUsage().maxRSS));
});
