import type { DeskPermission } from '@marram/domain/desk/permission'
import { getRouteApi } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { may } from '../kit/permissions.ts'
import { Comments } from './comments.tsx'
import { ContestPictures } from './contest-pictures.tsx'
import { type Kind, type KindProps, kinds, type Stage, stages } from './moderation-search.ts'
import { ReviewPhotos } from './review-photos.tsx'
import { Reviews } from './reviews.tsx'
import { words } from './words.ts'

const parts: Readonly<Record<Kind, { readonly needs: DeskPermission; readonly part: ComponentType<KindProps> }>> = {
  reviews: { needs: 'reviews.write', part: Reviews },
  photos: { needs: 'reviews.write', part: ReviewPhotos },
  comments: { needs: 'comments.write', part: Comments },
  contest: { needs: 'contest.write', part: ContestPictures },
}

const route = getRouteApi('/shell/desk/moderation')

/** Decisions about what guests and readers have written and sent. */
export function ModerationPage() {
  const { kind: asked, stage, open } = route.useSearch()
  const navigate = route.useNavigate()
  const permitted = kinds.filter((one) => may(parts[one].needs))
  const kind = permitted.find((one) => one === asked) ?? permitted[0]
  if (kind === undefined) return null
  const { part: Part } = parts[kind]
  const go = (search: { kind?: Kind; stage?: Stage; open?: string }) =>
    void navigate({ search: { kind, stage, ...search }, replace: search.open !== undefined })
  return (
    <div className="page page--flush">
      <div className="page__head">
        <h1>{words.title}</h1>
        <fieldset className="page__end group" aria-label={words.states}>
          {stages.map((one) => (
            <button
              key={one}
              type="button"
              className={one === stage ? 'btn btn--28 btn--on' : 'btn btn--28'}
              aria-pressed={one === stage}
              onClick={() => go({ stage: one })}
            >
              {words[one]}
            </button>
          ))}
        </fieldset>
      </div>
      <nav className="tabs" aria-label={words.kind}>
        {permitted.map((one) => (
          <button
            key={one}
            type="button"
            aria-current={one === kind ? 'page' : undefined}
            onClick={() => go({ kind: one })}
          >
            {words.kinds[one]}
          </button>
        ))}
      </nav>
      <Part key={`${kind} ${stage}`} stage={stage} openId={open ?? null} onOpen={(id) => go({ open: id })} />
    </div>
  )
}
