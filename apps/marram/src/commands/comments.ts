import { parseArgs } from 'node:util'
import { readAgency } from '@marram/database/agency/read-agency'
import { OperatorError } from '@marram/database/operator-error'
import * as desk from '@marram/workers/staff/comment-desk'
import type { StaffContext } from '@marram/workers/staff/staff-context'
import { agencyHosts } from '../agency-hosts.ts'
import { readConfig } from '../config.ts'
import { print } from '../terminal.ts'
import { openShared } from './database.ts'
import { type OperatorDesk, operatorDesk } from './operator.ts'

const options = { state: { type: 'string', default: 'held' } } as const
const states = ['held', 'shown', 'rejected'] as const
type State = (typeof states)[number]
const maxShown = 200

type Operator = OperatorDesk<Pick<StaffContext, 'db' | 'now' | 'origins'>>
type Work = (operator: Operator) => Promise<string>

/** Comments below posts and pictures: read, approve, reject or remove them. */
export async function commentsCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const work = readWork(args)
  const config = readConfig(env)
  const database = await openShared(config)
  try {
    const { origins } = agencyHosts(config, await readAgency(database.db))
    print(await work(operatorDesk({ db: database.db, now: () => new Date(), origins })))
    return 0
  } finally {
    await database.close()
  }
}

const decisions = {
  approve: { decide: ({ run }: Operator, comment: number) => run(desk.approve, { comment }), outcome: 'public now' },
  reject: { decide: ({ run }: Operator, comment: number) => run(desk.reject, { comment }), outcome: 'rejected' },
  remove: {
    decide: ({ run }: Operator, comment: number) => run(desk.remove, { comment }),
    outcome: 'removed for good',
  },
} as const

function readWork(args: string[]): Work {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [action = 'list', ...words] = positionals
  if (action === 'list') return list(stateOf(values.state))
  const decision = Object.entries(decisions).find(([name]) => name === action)?.[1]
  if (!decision) throw new OperatorError('comments takes list, approve, reject or remove.')
  const ids = words.map(idOf)
  if (ids.length === 0) throw new OperatorError('Which comments? `marram comments` lists their numbers.')
  return async (operator) => {
    for (const id of ids) await decision.decide(operator, id)
    return `${ids.length === 1 ? `Comment ${ids[0]} is` : `Comments ${ids.join(', ')} are`} ${decision.outcome}.`
  }
}

function list(state: State): Work {
  return async (operator) => {
    // Held comments oldest first, decided ones newest first.
    const comments = await operator.list(desk.list, { filters: { state }, descending: state !== 'held', max: maxShown })
    const blocks = comments.map(({ id, author, email, language, page, subject, replyTo, ...rest }) =>
      [
        `${id}  ${author}${email === null ? '' : ` <${email}>`}  ${rest.writtenAt.slice(0, 10)}`,
        `    on ${page ?? subject} (${language ?? '?'})${replyTo === null ? '' : `, in reply to ${replyTo}`}`,
        ...rest.text.split('\n').map((line) => `    | ${line}`),
        ...(rest.heldFor.length === 0 ? [] : [`    held for: ${rest.heldFor.join(', ')}`]),
        ...(rest.reports === 0 ? [] : [`    reported ${rest.reports} times`]),
      ].join('\n'),
    )
    return [...blocks, `${comments.length} ${comments.length === 1 ? 'comment' : 'comments'} ${state}.`].join('\n')
  }
}

function stateOf(word: string): State {
  const state = states.find((known) => known === word)
  if (!state) throw new OperatorError(`--state is one of ${states.join(', ')}.`)
  return state
}

function idOf(word: string): number {
  if (!/^[1-9]\d{0,14}$/.test(word)) throw new OperatorError(`${word} is not the number of a comment.`)
  return Number(word)
}
