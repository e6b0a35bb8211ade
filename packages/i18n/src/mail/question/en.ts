import { topics } from '../../messages/question/topics/en.ts'

/** Mails about a guest's question. The first has none of the guest's words, because anybody may enter an address. */
export const question = {
  received: {
    subject: (house: string) => `We’ve got your question about house ${house}`,
    heading: 'We’ve got your question',
    text: (house: string) =>
      `Thank you for asking about house ${house}. We’ll read your question and answer it by email. You can also read and add to the conversation on its own page.`,
    button: 'Open the conversation',
    link: 'The link is for you alone: anyone who has it can read the conversation.',
    mistake: 'If you didn’t ask us anything, someone else has entered your address, and you can ignore this email.',
  },
  answer: {
    subject: (house: string) => `Our answer about house ${house}`,
    button: 'Write back',
    reply:
      'Please write back using the link rather than by replying to this email. That keeps everything in one place.',
  },
  notice: {
    subject: (id: number, house: string, topic: string) => `Question ${id}, house ${house}: ${topic}`,
    first: 'A guest has asked a question on the website.',
    next: 'A guest has added to a question on the website.',
    text: 'The guest writes',
    guest: 'Guest',
    stay: 'Stay',
    language: 'Answer in',
    answer: (command: string) => `Answer with: ${command}`,
    noReply: 'Please don’t reply to this email: the guest wouldn’t get it.',
    look: (command: string) => `Read the whole conversation with: ${command}`,
  },
  topics,
  languages: { da: 'Danish', de: 'German', en: 'English' },
  sample: {
    question: 'Is the garden fenced? Our dog likes to explore.',
    answer: 'The terrace has a railing and a gate, but the garden is open.',
  },
}
