import type { QuestionMessages } from '@marram/i18n/messages/question/en'

/** The sentence for a known code; unknown codes have a general one. */
export function refusalText(sentences: QuestionMessages['refused'], code: string): string {
  const known = (Object.keys(sentences) as (keyof typeof sentences)[]).find((one) => one === code)
  return sentences[known ?? 'failed']
}
