import type { QuestionProblem } from '@marram/domain/question'
import { type Refusal, refuse } from '@marram/service-kit/envelope'

export function invalidQuestion(fields: readonly QuestionProblem[]): Refusal {
  return refuse(422, 'question-invalid', 'Please look at the marked fields.', { data: { fields } })
}
