import { parseArgs } from 'node:util'
import { readAgency } from '@marram/database/agency/read-agency'
import { OperatorError } from '@marram/database/operator-error'
import type { Database } from '@marram/database/schema.generated'
import { findEditionByLanguage } from '@marram/domain/edition'
import {
  approveComment,
  type CommentState,
  commentStates,
  type Deciding,
  listComments,
  rejectComment,
  removeComment,
} from '@marram/workers/comments/staff-comments'
import type { Kysely } from 'kysely'
import { agencyHosts } from '../agency-hosts.ts'
import { readConfig } from '../config.ts'
import { print } from '../terminal.ts'
import { openShared } from './database.ts'

const options = { state: { type: 'string', default: 'held' } } as const
const maxListed = 200

type Db = Kysely<Database>
type Work = (db: Db, deciding: Deciding) => Promise<string>

/** Comments below posts and pictures: read, approve, reject or remove them. */
export async function commentsCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const work = readWork(args)
  const config = readConfig(env)
  const database = await openShared(config)
  try {
    const { origins } = agencyHosts(config, await readAgency(database.db))
    print(await work(database.db, { now: new Date(), origins }))
    return 0
  } finally {
    await database.close()
  }
}

const decisions = {
  approve: { run: approveComment, outcome: 'public now' },
  reject: { run: rejectComment, outcome: 'rejected' },
  remove: { run: removeComment, outcome: 'removed for good' },
} as const

function readWork(args: string[]): Work {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [action = 'list', ...words] = positionals
  if (action === 'list') return (db) => list(db, stateOf(values.state))
  const decision = Object.entries(decisions).find(([name]) => name === action)?.[1]
  if (!decision) throw new OperatorError('comments takes list, approve, reject or remove.')
  const ids = words.map(idOf)
  if (ids.length === 0) throw new OperatorError('Which comments? `marram comments` lists their numbers.')
  return async (db, deciding) => {
    for (const id of ids) await decision.run(db, id, deciding)
    return `${ids.length === 1 ? `Comment ${ids[0]} is` : `Comments ${ids.join(', ')} are`} ${decision.outcome}.`
  }
}

async function list(db: Db, state: CommentState): Promise<string> {
  const comments = await listComments(db, state, maxListed)
  const blocks = comments.map(({ id, authorName, email, languageId, page, parentType, parentId, ...rest }) =>
    [
      `${id}  ${authorName}${email === null ? '' : ` <${email}>`}  ${rest.writtenAt.toISOString().slice(0, 10)}`,
      `    on ${page ?? `${parentType} ${parentId}`} (${findEditionByLanguage(languageId)?.key ?? languageId})${rest.replyTo === null ? '' : `, in reply to ${rest.replyTo}`}`,
      ...rest.text.split('\n').map((line) => `    | ${line}`),
      ...(rest.heldFor.length === 0 ? [] : [`    held for: ${rest.heldFor.join(', ')}`]),
      ...(rest.reports === 0 ? [] : [`    reported ${rest.reports} times`]),
    ].join('\n'),
  )
  return [...blocks, `${comments.length} ${comments.length === 1 ? 'comment' : 'comments'} ${state}.`].join('\n')
}

function stateOf(word: string): CommentState {
  const state = commentStates.find((known) => known === word)
  if (!state) throw new OperatorError(`--state is one of ${commentStates.join(', ')}.`)
  return state
}

function idOf(word: string): number {
  if (!/^[1-9]\d{0,14}$/.test(word)) throw new OperatorError(`${word} is not the number of a comment.`)
  return Number(word)
}
