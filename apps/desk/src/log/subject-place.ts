import type { AuditEntry } from '@marram/contract/desk/audit'
import type { DeskPermission } from '@marram/domain/desk/permission'

/** A page of the desk for the subject of an entry. */
export type SubjectPlace = { readonly href: string; readonly needs: DeskPermission }

/** The stage of moderation in which something is found after a decision. */
const stageOf = (state: unknown): string =>
  state === 'waiting' || state === 'held' || state === 'pending' ? 'waiting' : isPublic(state) ? 'published' : 'refused'
const isPublic = (state: unknown): boolean => state === 'public' || state === 'shown' || state === 'approved'

type Entry = Pick<AuditEntry, 'subject' | 'subjectName' | 'after'>

/** Null where the desk has no page for it. */
export function subjectPlace({ subject, subjectName, after: { state } }: Entry): SubjectPlace | null {
  const words = subject.split(' ')
  const id = words.at(-1) ?? ''
  const kind = words.slice(0, -1).join(' ')
  const moderation = (part: string, needs: DeskPermission): SubjectPlace => ({
    href: `/desk/moderation/?${new URLSearchParams({ kind: part, stage: stageOf(state), open: id })}`,
    needs,
  })
  switch (kind) {
    case 'booking':
      return { href: `/desk/bookings/${encodeURIComponent(id)}/`, needs: 'bookings.read' }
    case 'user':
      // A guest or an owner.
      if (subjectName === null) return null
      return { href: `/desk/people/${encodeURIComponent(id)}/`, needs: 'people.write' }
    case 'role':
      return { href: `/desk/people/roles/?${new URLSearchParams({ open: id })}`, needs: 'people.write' }
    case 'house':
      // Some entries have an id that no page knows.
      if (/^\d+$/.test(id)) return null
      return { href: `/desk/houses/${encodeURIComponent(id)}/`, needs: 'bookings.read' }
    case 'question':
      return { href: `/desk/messages/?${messageSearch(id, state)}`, needs: 'questions.write' }
    case 'form':
      return { href: `/desk/messages/?${messageSearch(id, state)}&kind=forms`, needs: 'messages.read' }
    case 'mail':
    case 'sms':
      return { href: `/desk/outbox/?${new URLSearchParams({ way: kind, open: id })}`, needs: 'messages.read' }
    case 'review':
      return moderation('reviews', 'reviews.write')
    case 'review photo':
      return moderation('photos', 'reviews.write')
    case 'comment':
      return moderation('comments', 'comments.write')
    case 'error':
      return {
        href: `/desk/system/?${new URLSearchParams({ part: 'errors', state: 'done', open: id })}`,
        needs: 'system.write',
      }
    case 'backup':
      return { href: `/desk/system/?${new URLSearchParams({ part: 'backups', open: id })}`, needs: 'system.write' }
    case 'contest entry':
      return moderation('contest', 'contest.write')
    default:
      return null
  }
}

const messageSearch = (id: string, state: unknown): URLSearchParams =>
  new URLSearchParams({ ...(typeof state === 'string' && { state }), open: id })
