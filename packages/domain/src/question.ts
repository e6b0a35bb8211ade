import { daysBetween, parseIsoDay } from './iso-day.ts'
import { findPersonNameProblem, tidyPersonName } from './person-name.ts'
import { cleanText } from './safe-text.ts'
import type { Stay } from './stay.ts'

/** `open` waits for the agency, `answered` for nobody. */
export const questionStates = ['open', 'answered', 'closed'] as const
export type QuestionState = (typeof questionStates)[number]

export const questionAuthors = ['guest', 'staff'] as const
export type QuestionAuthor = (typeof questionAuthors)[number]

/** `received` and `answer` go to the guest, `notice` to the agency. */
export type QuestionMail = 'received' | 'notice' | 'answer'

type TransitionRule = Readonly<{
  /** Null if the conversation does not exist yet. */
  from: readonly (QuestionState | null)[]
  to: QuestionState
  by: QuestionAuthor
  mails: readonly QuestionMail[]
}>

const current = ['open', 'answered'] as const

/** Everything that can happen to a conversation. A closed one stays closed: the guest asks again. */
export const questionTransitions = {
  ask: { from: [null], to: 'open', by: 'guest', mails: ['received', 'notice'] },
  write: { from: current, to: 'open', by: 'guest', mails: ['notice'] },
  answer: { from: current, to: 'answered', by: 'staff', mails: ['answer'] },
  close: { from: current, to: 'closed', by: 'staff', mails: [] },
} as const satisfies Record<string, TransitionRule>
export type QuestionTransition = keyof typeof questionTransitions

/** The rule of a transition, or null if it is impossible in this state. */
export function questionRule(transition: QuestionTransition, from: QuestionState | null): TransitionRule | null {
  const rule: TransitionRule = questionTransitions[transition]
  return rule.from.includes(from) ? rule : null
}

export const questionTopics = [
  'equipment',
  'location',
  'pets',
  'arrival',
  'linen',
  'energy',
  'internet',
  'cleaning',
  'deposit',
  'other',
] as const
export type QuestionTopic = (typeof questionTopics)[number]

export function isQuestionTopic(text: unknown): text is QuestionTopic {
  return questionTopics.some((topic) => topic === text)
}

export const questionLimits = {
  message: 1500,
  /** An agency may have to explain more. */
  answer: 5000,
  name: 80,
  email: 254,
  phone: 30,
  /** Messages of both sides in one conversation. */
  messages: 100,
  /** Messages of the guest in one conversation and day. */
  messagesPerDay: 20,
  /** New conversations a day. Guests of a café share a network. */
  perMailbox: 5,
  perNetwork: 10,
} as const

/** Conversations are deleted this long after their last message. */
export const questionKeptDays = 365
/** The network is stored only to count. */
export const questionNetworkKeptDays = 2

/** The fields as the guest wrote them. */
export type QuestionInput = {
  readonly topic: string
  readonly message: string
  readonly name: string
  readonly email: string
  readonly phone: string
  /** Both days or neither. */
  readonly arrival: string
  readonly departure: string
}
export type Question = Omit<QuestionInput, 'topic' | 'arrival' | 'departure'> & {
  readonly topic: QuestionTopic
  readonly stay: Stay | null
}

export const questionFields = ['topic', 'message', 'name', 'email', 'phone', 'stay'] as const
export const fieldProblems = ['missing', 'too-long', 'invalid'] as const
export type QuestionProblem = {
  readonly field: (typeof questionFields)[number]
  readonly problem: (typeof fieldProblems)[number]
}

/** Reports all problems at once, in the order of the form. */
export function parseQuestion(
  input: QuestionInput,
  isMailAddress: (text: string) => boolean,
): Question | readonly QuestionProblem[] {
  const { topic } = input
  const written = {
    message: cleanText(input.message, { lines: true }),
    name: tidyPersonName(input.name),
    email: input.email.trim(),
    phone: cleanText(input.phone, { lines: false }),
  }
  const stay = parseStay(input)
  const nameProblem = findPersonNameProblem(written.name, questionLimits.name)
  const problems: Readonly<Record<QuestionProblem['field'], QuestionProblem['problem'] | null>> = {
    topic: isQuestionTopic(topic) ? null : 'missing',
    message: messageProblem(written.message, questionLimits.message),
    name: nameProblem === 'not-a-name' ? 'invalid' : nameProblem,
    email: written.email === '' ? 'missing' : isMailAddress(written.email) ? null : 'invalid',
    phone: written.phone === '' || isPhone(written.phone) ? null : 'invalid',
    stay: stay === 'impossible' ? 'invalid' : null,
  }
  if (isQuestionTopic(topic) && stay !== 'impossible' && Object.values(problems).every((problem) => problem === null)) {
    return { topic, ...written, stay }
  }
  return questionFields.flatMap((field) => {
    const problem = problems[field]
    return problem === null ? [] : [{ field, problem }]
  })
}

export function messageProblem(message: string, max: number): 'missing' | 'too-long' | null {
  if (message === '') return 'missing'
  return message.length > max ? 'too-long' : null
}

/** Without a country, only the shape can be judged. */
function isPhone(phone: string): boolean {
  const digits = phone.replaceAll(/\D/g, '').length
  return phone.length <= questionLimits.phone && /^\+?[\d ()/.-]+$/.test(phone) && digits >= 6 && digits <= 15
}

const longestStay = 365

function parseStay({ arrival, departure }: Pick<QuestionInput, 'arrival' | 'departure'>): Stay | null | 'impossible' {
  if (arrival.trim() === '' && departure.trim() === '') return null
  const [first, last] = [parseIsoDay(arrival.trim()), parseIsoDay(departure.trim())]
  if (first === null || last === null) return 'impossible'
  const nights = daysBetween(first, last)
  return nights >= 1 && nights <= longestStay ? { arrival: first, departure: last } : 'impossible'
}
