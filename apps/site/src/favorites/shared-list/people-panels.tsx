import { sharedListLimits } from '@marram/domain/shared-list'
import { Button } from '@marram/ui/button'
import { IconButton } from '@marram/ui/icon-button'
import { Notice } from '@marram/ui/notice'
import { Panel } from '@marram/ui/panel'
import { TextInput } from '@marram/ui/text-input'
import { useRef, useState } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { ListForm, useRefused } from './list-form.tsx'
import { useSharedList } from './use-shared-list.ts'

/** Voting only requires a first name. */
export function JoinPanel() {
  const { list } = useSharedList()
  const { join } = usePageMessages('together')
  const refused = useRefused('join')
  if (list.people.length >= sharedListLimits.people)
    return <Notice kind="sand">{join.full(sharedListLimits.people)}</Notice>
  return (
    <Panel className="stack stack--sm" aria-labelledby="join-title">
      <h2 className="minor" id="join-title">
        {join.title}
      </h2>
      <p className="small">{join.text}</p>
      <ListForm intent="join">
        <TextInput
          name="name"
          label={join.name}
          required
          autoComplete="given-name"
          maxLength={sharedListLimits.nameLength}
          defaultValue={refused?.values.name ?? ''}
        />
        <Button type="submit" colour="Primary" wide>
          {join.submit}
        </Button>
      </ListForm>
    </Panel>
  )
}

type Copied = 'no' | 'yes' | 'by-hand'

/** The link itself, which can be copied with script and without. */
export function InvitePanel() {
  const { path } = useSharedList()
  const { share } = usePageMessages('together')
  const { scope } = usePageContext()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<Copied>('no')
  const url = `${scope.origins[scope.edition]}${path}`
  const copy = (): void => {
    navigator.clipboard.writeText(url).then(
      () => setCopied('yes'),
      () => {
        field.current?.select()
        setCopied('by-hand')
      },
    )
  }
  return (
    <Panel className="stack stack--sm no-print" aria-labelledby="invite-title">
      <h2 className="minor" id="invite-title">
        {share.title}
      </h2>
      <p className="small">{share.text}</p>
      <TextInput
        ref={field}
        label={share.link}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="row needs-script">
        <Button icon="copy" onClick={copy}>
          {share.copy}
        </Button>
        <span className="small" role="status">
          {copied === 'yes' ? share.copied : copied === 'by-hand' ? share.byHand : null}
        </span>
      </div>
    </Panel>
  )
}

/** All participants; each can leave, and the owner can remove others. */
export function PeoplePanel() {
  const { list } = useSharedList()
  const { people: texts } = usePageMessages('together')
  const { you } = list
  return (
    <Panel className="stack stack--sm" aria-labelledby="people-title">
      <h2 className="minor" id="people-title">
        {texts.title}
      </h2>
      <ul className="people">
        {list.people.map(({ number, name, isOwner }) => {
          const notes = [...(number === you?.number ? [texts.you] : []), ...(isOwner ? [texts.owner] : [])]
          return (
            <li key={number}>
              <span>
                {name}
                {notes.length > 0 ? <span className="small muted"> ({notes.join(', ')})</span> : null}
              </span>
              {you?.isOwner && !isOwner ? (
                <ListForm intent="remove-person" about={{ number }} className="">
                  <IconButton type="submit" icon="x" label={texts.remove(name)} />
                </ListForm>
              ) : null}
            </li>
          )
        })}
      </ul>
      {you !== null && !you.isOwner ? (
        <details className="small">
          <summary>{texts.leave}</summary>
          <ListForm intent="remove-person" about={{ number: you.number }}>
            <p>{texts.leaveText}</p>
            <div>
              <Button type="submit" size="small">
                {texts.leave}
              </Button>
            </div>
          </ListForm>
        </details>
      ) : null}
    </Panel>
  )
}
