import type { Review } from '@marram/contract/broker/review/shapes'
import { useFrame } from '../../frame/frame-queries.ts'
import { useStayTexts } from '../stay/stay-texts.ts'

/** A mail to the office that names the review, or else the contact page. */
export function useReportHref({ id, lodgingName }: Review): string | null {
  const { reviews: texts } = useStayTexts().texts
  const { departments, settings } = useFrame()
  const email = departments.find((department) => department.email !== null)?.email
  if (!email) return settings.pages.contact
  const subject = texts.reportSubject(String(id), lodgingName.toUpperCase())
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${texts.reportBody}\n\n`)}`
}
