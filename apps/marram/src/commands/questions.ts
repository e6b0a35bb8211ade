import { parseArgs } from 'node:util'
import { answerQuestion, closeQuestion, listQuestions, showQuestion } from '@marram/booking/question/staff-questions'
import { OperatorError } from '@marram/database/operator-error'
import { findEditionByLanguage } from '@marram/domain/edition'
import { type QuestionState, questionStates } from '@marram/domain/question'
import { createEditionHosts } from '@marram/site/server/editions'
import { readConfig } from '../config.ts'
import { print } from '../terminal.ts'
import { openShared } from './database.ts'

const maxListed = 200

type Inside = Parameters<typeof answerQuestion>[2]
type Work = (inside: Inside) => Promise<string>

/** Guests' questions: read, answer or close them. */
export async function questionsCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const work = readWork(args)
  const config = readConfig(env)
  const database = await openShared(config)
  try {
    const { origins } = createEditionHosts(config)
    print(await work({ db: database.db, now: () => new Date(), origins }))
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
  return async ({ db }) => {
    const questions = await listQuestions(db, state, maxListed)
    const lines = questions.map(describe)
    return [...lines, `${questions.length} ${questions.length === 1 ? 'question' : 'questions'} ${state}.`].join('\n')
  }
}

function show(id: number): Work {
  return async ({ db }) => {
    const question = await showQuestion(db, id)
    const { name, email, phone, arrival, departure, confirmedAt, messages } = question
    const contact = [name, email, ...(phone === '' ? [] : [phone])].join(', ')
    return [
      describe(question),
      `${contact}${confirmedAt === null ? ' (address not confirmed)' : ''}`,
      ...(arrival === null ? [] : [`Stay ${arrival} to ${departure}`]),
      ...messages.flatMap(({ author, text, at }) => [
        '',
        `${minuteOf(at)}  ${author}`,
        ...text.split('\n').map((line) => `    ${line}`),
      ]),
    ].join('\n')
  }
}

function answer(id: number, text: string): Work {
  return async (inside) => {
    const isNew = await answerQuestion(id, text, inside)
    return isNew ? `Question ${id} is answered. The guest gets a mail.` : `Question ${id} has this answer already.`
  }
}

function close(id: number): Work {
  return async (inside) => {
    await closeQuestion(id, inside)
    return `Question ${id} is closed.`
  }
}

type Listed = Awaited<ReturnType<typeof listQuestions>>[number]

function describe({ id, house, topic, state, name, languageId, changedAt }: Listed): string {
  const language = findEditionByLanguage(languageId)?.key ?? ''
  return `${id}  ${house.toUpperCase()}  ${topic}  ${state}  ${name}  ${language}  ${minuteOf(changedAt)}`
}

const minuteOf = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ')

function stateOf(word: string): QuestionState {
  const state = questionStates.find((known) => known === word)
  if (!state) throw new OperatorError(`--state is one of ${questionStates.join(', ')}.`)
  return state
}

function idOf(word: string | undefined): number {
  if (word !== undefined && /^[1-9]\d{0,14}$/.test(word)) return Number(word)
  throw new OperatorError('Which question? `marram questions` lists their numbers.')
}
