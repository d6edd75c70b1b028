// npm run jobs   says of everything that is done at times when it runs, how its last run went, and when the next one is;
//                fails when one has failed last, or waits for a server that runs it
import { describeJobs } from "./describe-jobs.ts";
import { listJobRuns } from "../ports/job-run-queries.ts";
import { withDatabase } from "./with-database.ts";

async function main(): Promise<number> {
  const runs = await withDatabase(({ db }) => listJobRuns(db));
  const { text, isWell } = describeJobs(runs, Date.now());
  process.stdout.write(text);
  return isWell ? 0 : 1;
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
