import { plural } from '../../plural.ts'

const count = (one: string, other: string) => (value: number) => plural('en', value, { one, other })

export const when = {
  kinds: { label: 'How would you like to choose?', days: 'Exact days', months: 'Months', holidays: 'School holidays' },
  length: { label: 'How long?', other: 'other', otherLabel: 'Another number of nights' },
  from: (amount: string) => `from ${amount}`,
  houses: count('# house', '# houses'),
  none: 'nothing available',
  departure: 'Departure',
  arrival: 'arrival possible',
  months: {
    hint: (nights: string) => `Choose one month or several. Lowest price for ${nights}, all mandatory costs included.`,
    cheapest: 'the lowest price',
  },
  holidays: {
    hint: (nights: string) =>
      `Choose one holiday or several. Lowest price for ${nights}, all mandatory costs included.`,
    region: 'Whose school holidays?',
    kinds: {
      autumn: 'Autumn holidays',
      christmas: 'Christmas holidays',
      winter: 'Winter holidays',
      spring: 'Spring holidays',
      easter: 'Easter holidays',
      whitsun: 'Whitsun holidays',
      summer: 'Summer holidays',
    },
    weeks: count('# week', '# weeks'),
    none: 'We don’t know of any school holidays here in the coming year.',
    rule: 'As of November 2026; please check with your school. We count the weeks from Saturday to Saturday that lie wholly within the holidays.',
  },
  legend: {
    arrival: (nights: string) => `Arrival, lowest price for ${nights}`,
    stay: 'Your stay',
    none: 'no arrival',
  },
  flexible: 'Could it be a little earlier or later?',
  exactly: 'Only',
  saturdaysOnly: 'Every stay of this week starts on the Saturday, so a few days either way wouldn’t find more.',
  weekday: 'Which day would you like to arrive?',
}

export type WhenMessages = typeof when
