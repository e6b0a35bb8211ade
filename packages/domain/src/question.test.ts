import { describe, expect, test } from 'vitest'
import {
  isQuestionTopic,
  messageProblem,
  parseQuestion,
  type QuestionInput,
  questionLimits,
  questionRule,
  questionStates,
  questionTransitions,
} from './question.ts'

describe('a conversation', () => {
  const states = [null, ...questionStates]

  test.each([
    ['ask', ['open', null, null, null]],
    ['write', [null, 'open', 'open', null]],
    ['answer', [null, 'answered', 'answered', null]],
    ['close', [null, 'closed', 'closed', null]],
  ] as const)('from nothing, open, answered and closed, %s leads to %j', (transition, expected) => {
    expect(states.map((from) => questionRule(transition, from)?.to ?? null)).toEqual(expected)
  })

  test('mails its guest only after asking and for an answer, and the agency for every message of the guest', () => {
    const mails = Object.entries(questionTransitions).map(([name, { by, mails }]) => [name, by, ...mails])
    expect(mails).toEqual([
      ['ask', 'guest', 'received', 'notice'],
      ['write', 'guest', 'notice'],
      ['answer', 'staff', 'answer'],
      ['close', 'staff'],
    ])
  })
})

describe('a question', () => {
  const asked: QuestionInput = {
    topic: 'pets',
    message: 'Is the garden fenced?',
    name: 'Karen Holm',
    email: 'karen@example.org',
    phone: '',
    arrival: '',
    departure: '',
  }
  const parse = (change: Partial<QuestionInput>) => parseQuestion({ ...asked, ...change }, (text) => text.includes('@'))

  test('needs no phone number and no dates', () => {
    const { arrival, departure, ...texts } = asked
    expect(parse({})).toEqual({ ...texts, stay: null })
    const stay = { arrival: '2027-07-03', departure: '2027-07-10' }
    expect(parse({ phone: '+45 (0) 75 00-19.66', ...stay })).toEqual({ ...texts, phone: '+45 (0) 75 00-19.66', stay })
  })

  test('is stored without surrounding blanks and invisible characters', () => {
    const written = { message: ' One\r\n\r\n\r\nTwo\u202e ', name: ' Karen  Holm ', email: ' karen@example.org ' }
    expect(parse(written)).toMatchObject({ message: 'One\n\nTwo', name: 'Karen Holm', email: 'karen@example.org' })
  })

  test('lists all problems at once, in the order of the form', () => {
    const empty = { topic: '', message: '', name: '', email: '', phone: 'call me', arrival: '2027-07-03' } as const
    expect(parse(empty)).toEqual([
      { field: 'topic', problem: 'missing' },
      { field: 'message', problem: 'missing' },
      { field: 'name', problem: 'missing' },
      { field: 'email', problem: 'missing' },
      { field: 'phone', problem: 'invalid' },
      { field: 'stay', problem: 'invalid' },
    ])
  })

  test.each([
    [{ topic: 'weather' }, 'topic', 'missing'],
    [{ message: 'x'.repeat(questionLimits.message + 1) }, 'message', 'too-long'],
    [{ name: 'K'.repeat(questionLimits.name + 1) }, 'name', 'too-long'],
    [{ name: '<b>Karen</b>' }, 'name', 'invalid'],
    [{ email: 'karen' }, 'email', 'invalid'],
    [{ phone: '12345' }, 'phone', 'invalid'],
    [{ phone: '1234567890123456' }, 'phone', 'invalid'],
    [{ phone: `1${' '.repeat(30)}23456` }, 'phone', 'invalid'],
    [{ message: ' \u200b ' }, 'message', 'missing'],
    [{ departure: '2027-07-10' }, 'stay', 'invalid'],
    [{ arrival: '2027-02-30', departure: '2027-03-05' }, 'stay', 'invalid'],
    [{ arrival: '10/07/2027', departure: '17/07/2027' }, 'stay', 'invalid'],
    [{ arrival: '2027-07-10', departure: '2027-07-10' }, 'stay', 'invalid'],
    [{ arrival: '2027-07-10', departure: '2027-07-03' }, 'stay', 'invalid'],
    [{ arrival: '2027-07-10', departure: '2028-07-10' }, 'stay', 'invalid'],
  ] as const)('with %j has a problem in %s', (change, field, problem) => {
    expect(parse(change)).toEqual([{ field, problem }])
  })

  test('may be as long as its limit', () => {
    expect(parse({ message: 'x'.repeat(questionLimits.message), name: 'Karen' })).toHaveProperty('stay', null)
    expect(messageProblem('x'.repeat(questionLimits.answer), questionLimits.answer)).toBeNull()
    expect(messageProblem('x'.repeat(questionLimits.answer + 1), questionLimits.answer)).toBe('too-long')
    const year = { arrival: '2027-07-10', departure: '2028-07-09' }
    expect(parse(year)).toHaveProperty('stay', year)
  })

  test('has a topic from the list', () => {
    expect(['pets', 'PETS', undefined].map(isQuestionTopic)).toEqual([true, false, false])
  })
})
