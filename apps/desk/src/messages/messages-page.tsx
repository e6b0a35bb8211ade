import { formStates } from '@marram/contract/desk/forms'
import type { DeskPermission } from '@marram/domain/desk/permission'
import { questionStates } from '@marram/domain/question'
import { getRouteApi } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { may } from '../kit/permissions.ts'
import { Forms } from './forms.tsx'
import { type Kind, type KindProps, kinds, type State } from './messages-search.ts'
import { Questions } from './questions.tsx'
import { words } from './words.ts'

type Part = {
  readonly needs: DeskPermission
  /** The first one is shown without a choice. */
  readonly states: readonly State[]
  readonly part: ComponentType<KindProps>
}

const parts: Readonly<Record<Kind, Part>> = {
  questions: { needs: 'questions.write', states: questionStates, part: Questions },
  forms: { needs: 'messages.read', states: formStates, part: Forms },
}

const route = getRouteApi('/shell/desk/messages')

/** Words of guests that want an answer: questions about houses, and forms of the site. */
export function MessagesPage() {
  const { kind: asked, state: askedState, open } = route.useSearch()
  const navigate = route.useNavigate()
  const permitted = kinds.filter((one) => may(parts[one].needs))
  const kind = permitted.find((one) => one === asked) ?? permitted[0]
  if (kind === undefined) return null
  const { states, part: Part } = parts[kind]
  const state = states.find((one) => one === askedState) ?? states[0]
  const go = (search: { kind?: Kind; state?: State; open?: string }) =>
    void navigate({ search: { kind, ...search }, replace: search.open !== undefined })
  return (
    <div className="page page--flush">
      <div className="page__head">
        <h1>{words.title}</h1>
        <fieldset className="page__end group" aria-label={words.state}>
          {states.map((one) => (
            <button
              key={one}
              type="button"
              className={one === state ? 'btn btn--28 btn--on' : 'btn btn--28'}
              aria-pressed={one === state}
              onClick={() => go({ state: one })}
            >
              {words.states[one]}
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
      <Part
        key={`${kind} ${state}`}
        state={state}
        openId={open ?? null}
        onOpen={(id) => go({ ...(state && { state }), open: id })}
      />
    </div>
  )
}
