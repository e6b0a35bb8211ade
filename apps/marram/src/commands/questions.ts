import { parseArgs } from 'node:util'
import type { StaffContext } from '@marram/booking/question/staff-questions'
import * as desk from '@marram/booking/staff/question-desk'
import { OperatorError } from '@marram/database/operator-error'
import { type QuestionState, questionStates } from '@marram/domain/question'
import { createEditionHosts } from '@marram/site/server/editions'
import type { InferOutput } from 'valibot'
import { readConfig } from '../config.ts'
import { print } from '../terminal.ts'
import { openShared } from './database.ts'
import { type OperatorDesk, operatorDesk } from './operator.ts'

const maxShown = 200

type Operator = OperatorDesk<StaffContext>
type Work = (operator: Operator) => Promise<string>

/** Guests' questions: read, answer or close them. */
export async function questionsCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const work = readWork(args)
  const config = readConfig(env)
  const database = await openShared(config)
  try {
    const { origins } = createEditionHosts(config)
    print(await work(operatorDesk({ db: database.db, now: () => new Date(), origins })))
    return 0
  } finally {
    await database.close()
  }
}

function readWork(args: string[]): Work {
  const options = { state: { type: 'string', default: 'open' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [action = 'list', id, ...words] = positionals
  if (action === 'list') return list(stateOf(values.state))
  if (action === 'show') return show(idOf(id))
  if (action === 'answer') return answer(idOf(id), words.join(' '))
  if (action === 'close') return close(idOf(id))
  throw new OperatorError('questions takes list, show, answer or close.')
}

function list(state: QuestionState): Work {
  return async (operator) => {
    const items = await operator.list(desk.list, { filters: { state }, max: maxShown })
    return [...items.map(describe), `${items.length} ${items.length === 1 ? 'question' : 'questions'} ${state}.`].join(
      '\n',
    )
  }
}

function show(id: number): Work {
  return async ({ ask }) => {
    const question = await ask(desk.show, { question: id })
    const { name, email, phone, stay, isConfirmed, messages } = question
    const contact = [name, email, ...(phone === '' ? [] : [phone])].join(', ')
    return [
      describe(question),
      `${contact}${isConfirmed ? '' : ' (address not confirmed)'}`,
      ...(stay === null ? [] : [`Stay ${stay.arrival} to ${stay.departure}`]),
      ...messages.flatMap(({ author, text, at }) => [
        '',
        `${minuteOf(at)}  ${author}`,
        ...text.split('\n').map((line) => `    ${line}`),
      ]),
    ].join('\n')
  }
}

function answer(id: number, text: string): Work {
  return async ({ run }) => {
    const { isNew } = await run(desk.answer, { question: id, text })
    return isNew ? `Question ${id} is answered. The guest gets a mail.` : `Question ${id} has this answer already.`
  }
}

function close(id: number): Work {
  return async ({ run }) => {
    await run(desk.close, { question: id })
    return `Question ${id} is closed.`
  }
}

type Listed = InferOutput<(typeof desk.list)['output']>['items'][number]

function describe({ id, house, topic, state, name, language, changedAt }: Listed): string {
  return `${id}  ${house.toUpperCase()}  ${topic}  ${state}  ${name}  ${language ?? ''}  ${minuteOf(changedAt)}`
}

const minuteOf = (at: string): string => at.slice(0, 16).replace('T', ' ')

function stateOf(word: string): QuestionState {
  const state = questionStates.find((known) => known === word)
  if (!state) throw new OperatorError(`--state is one of ${questionStates.join(', ')}.`)
  return state
}

function idOf(word: string | undefined): number {
  if (word !== undefined && /^[1-9]\d{0,14}$/.test(word)) return Number(word)
  throw new OperatorError('Which question? `marram questions` lists their numbers.')
}
