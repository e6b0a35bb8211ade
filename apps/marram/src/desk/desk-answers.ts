import { answerCommand, answerQuery, type DeskAnswer } from '@marram/database/command/mount-desk'
import { isRefusal } from '@marram/service-kit/envelope'
import type { Log } from '@marram/service-kit/logging'
import * as backups from './backup-desk.ts'
import { takePlannedRuns } from './check-runs.ts'
import * as errors from './error-desk.ts'
import * as health from './health-desk.ts'
import * as jobs from './job-desk.ts'
import * as pages from './page-desk.ts'
import type { ProgramContext } from './program-context.ts'
import * as settings from './setting-desk.ts'

/** The operations of the desk that the program answers about itself. */
export function createDeskAnswers(log: Log): readonly DeskAnswer<ProgramContext>[] {
  return [
    thenRun(answerCommand(health.check), log),
    answerQuery(health.show),
    answerQuery(health.versions),
    answerQuery(jobs.list),
    answerQuery(jobs.schedules),
    answerCommand(jobs.retry),
    answerCommand(jobs.remove),
    answerQuery(errors.list),
    answerQuery(errors.show),
    answerCommand(errors.finish),
    answerQuery(pages.show),
    answerQuery(pages.find),
    answerCommand(pages.purge),
    answerQuery(backups.list),
    answerCommand(backups.make),
    thenRun(answerCommand(backups.verify), log),
    answerQuery(settings.list),
  ]
}

/** After the commit, begins what the command planned. Not as a job: that jobs run is one of the things to check. */
function thenRun({ name, answer }: DeskAnswer<ProgramContext>, log: Log): DeskAnswer<ProgramContext> {
  return {
    name,
    async answer(sent, context) {
      const reply = await answer(sent, context)
      if (!isRefusal(reply)) {
        runPlanned(context).catch((error: unknown) => log.error({ err: error }, 'a check broke off'))
      }
      return reply
    },
  }
}

/** @internal */
export async function runPlanned(context: ProgramContext): Promise<void> {
  const subjects = await takePlannedRuns(context.database.db, context.node.name)
  await Promise.all(
    subjects.map((subject) =>
      backups.isVerification(subject) ? backups.runVerification(subject, context) : health.runHealthChecks(context),
    ),
  )
}
