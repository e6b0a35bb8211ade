import type { FindStaff } from '@marram/database/command/find-staff'
import { mountDesk } from '@marram/database/command/mount-desk'
import { createService, type FetchHandler, type ServiceOptions, toFetchHandler } from '@marram/service-kit/service'
import { createDeskAnswers } from './desk-answers.ts'
import type { ProgramContext } from './program-context.ts'

type Options = Pick<ServiceOptions, 'log' | 'publicKeys' | 'metrics' | 'trustProxy'> & {
  readonly findStaff: FindStaff
}

/** Answers the desk about the process that it runs in. Only the site can ask: it has no path of its own. */
export function createProgramDesk(context: ProgramContext, { findStaff, ...options }: Options): FetchHandler {
  const app = createService({ name: 'program', ...options })
  mountDesk(app, createDeskAnswers(options.log), context, findStaff)
  return toFetchHandler(app)
}
