import type { AuditEntry } from '@marram/contract/desk/audit'
import { useRouter } from '@tanstack/react-router'
import { may } from '../kit/permissions.ts'
import { subjectText } from './entry-words.ts'
import { subjectPlace } from './subject-place.ts'

type Props = { readonly entry: AuditEntry }

/** Leads to the page of the thing, if there is one that this person may open. */
export function SubjectLink({ entry }: Props) {
  const router = useRouter()
  const place = subjectPlace(entry)
  const text = subjectText(entry.subject, entry.subjectName)
  if (place === null || !may(place.needs)) return text
  return (
    <a
      className="link"
      href={place.href}
      onClick={(event) => {
        // The browser opens new tabs itself.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void router.navigate({ href: place.href })
      }}
    >
      {text}
    </a>
  )
}
