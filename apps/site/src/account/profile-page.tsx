import type { OpenSession, Profile } from '@marram/contract/auth/shapes'
import { editions } from '@marram/domain/edition'
import { copenhagenDay } from '@marram/domain/iso-day'
import { formatFor } from '@marram/i18n/format'
import { Button } from '@marram/ui/button'
import { Checkbox } from '@marram/ui/checkbox'
import { Notice } from '@marram/ui/notice'
import { Panel } from '@marram/ui/panel'
import { Select } from '@marram/ui/select'
import { getRouteApi } from '@tanstack/react-router'
import { languageNames } from '../frame/header/language-names.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { AccountField } from './account-fields.tsx'
import { AccountForm, type FieldSource } from './account-form.tsx'
import { GuestFrame } from './account-frames.tsx'
import { useGoOn } from './use-go-on.ts'

const route = getRouteApi('/account/profile')
const names = ['firstname', 'lastname', 'phone', 'address', 'postalCode', 'city', 'country', 'languageId']

export function ProfilePage() {
  const { account, answer, query } = route.useLoaderData()
  const { profile } = usePageMessages('account')
  const onDone = useGoOn()
  return (
    <GuestFrame title={profile.title} intro={profile.intro} account={account}>
      {query.saved === '1' && answer === null ? (
        <Notice kind="good" announce>
          {profile.saved}
        </Notice>
      ) : null}
      <Panel className="stack stack--sm" aria-labelledby="own-email">
        <h2 id="own-email">{profile.emailTitle}</h2>
        <p>
          <b>{account.profile.email}</b>
          <br />
          <span className="small muted">{profile.emailHint}</span>
        </p>
        <p>
          <a href="/account/email/">{profile.emailChange}</a>
        </p>
      </Panel>
      <div className="panel">
        <AccountForm
          form="profile"
          page="/account/profile/"
          label={profile.title}
          submit={profile.submit}
          names={names}
          answer={answer}
          onDone={onDone}
        >
          {(source) => (
            <>
              <ProfileFields source={source} profile={account.profile} />
              {account.permissions.includes('bookings') ? <MailChoice isAllowed={account.profile.reviewMails} /> : null}
            </>
          )}
        </AccountForm>
      </div>
      <OpenSessions sessions={account.sessions} isEnded={query.ended === '1'} />
    </GuestFrame>
  )
}

type FieldsProps = { readonly source: FieldSource; readonly profile: Profile }

function ProfileFields({ source, profile }: FieldsProps) {
  const { fields, optional } = usePageMessages('account')
  const line = (name: 'firstname' | 'lastname' | 'phone' | 'address' | 'postalCode' | 'city', autoComplete: string) => (
    <AccountField
      source={source}
      name={name}
      label={fields[name]}
      autoComplete={autoComplete}
      value={profile[name]}
      {...(name !== 'firstname' && name !== 'lastname' && { optional })}
      {...(name === 'phone' && { type: 'tel' })}
    />
  )
  return (
    <>
      <div className="account-pair">
        {line('firstname', 'given-name')}
        {line('lastname', 'family-name')}
      </div>
      {line('phone', 'tel')}
      {line('address', 'street-address')}
      <div className="account-pair account-pair--post">
        {line('postalCode', 'postal-code')}
        {line('city', 'address-level2')}
      </div>
      <ProfileChoices source={source} profile={profile} />
    </>
  )
}

function ProfileChoices({ source, profile }: FieldsProps) {
  const { fields, optional, profile: texts } = usePageMessages('account')
  const countries = Object.entries(texts.countries).map(([value, label]) => ({ value, label }))
  const known = countries.some(({ value }) => value === profile.country) || profile.country === ''
  const unlisted = known ? [] : [{ value: profile.country, label: profile.country }]
  const byName = countries.toSorted((a, b) => (a.label < b.label ? -1 : 1))
  return (
    <div className="account-pair">
      <Select
        id={source.id('country')}
        name="country"
        label={fields.country}
        optional={optional}
        autoComplete="country"
        defaultValue={source.submitted('country') ?? profile.country}
        options={[{ value: '', label: texts.noCountry }, ...unlisted, ...byName]}
      />
      <Select
        id={source.id('languageId')}
        name="languageId"
        label={fields.language}
        defaultValue={source.submitted('languageId') ?? String(profile.languageId)}
        options={editions.map(({ key, languageId }) => ({ value: String(languageId), label: languageNames[key] }))}
      />
    </div>
  )
}

/** Plain forms: they work without script, and the page that follows shows the remaining sessions. */
function OpenSessions({ sessions, isEnded }: { readonly sessions: readonly OpenSession[]; readonly isEnded: boolean }) {
  const { sessions: texts } = usePageMessages('account')
  const { day } = formatFor(usePageContext().scope.edition)
  // Two dates in a narrow line: neither may wrap.
  const dayOf = (instant: string) => day(copenhagenDay(new Date(instant)), 'long').replaceAll(' ', '\u00a0')
  return (
    <Panel className="stack stack--sm" aria-labelledby="own-sessions">
      <h2 id="own-sessions">{texts.title}</h2>
      {isEnded ? (
        <Notice kind="good" announce>
          {texts.ended}
        </Notice>
      ) : null}
      <p>{texts.text}</p>
      <ul className="account-sessions">
        {sessions.map(({ id, device, startedAt, usedAt, isCurrent }) => (
          <li key={id}>
            <p>
              <b>{device === '' ? texts.unknownDevice : device}</b>
              <span className="small muted">{texts.since(dayOf(startedAt), dayOf(usedAt))}</span>
              {isCurrent ? <span className="small">{texts.current}</span> : null}
            </p>
            {isCurrent ? null : (
              <form method="post" action="/api/session/end-session/">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" size="small">
                  {texts.end}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** A guest can opt out of review requests at any time; the mail itself has a link for it, too. */
function MailChoice({ isAllowed }: { readonly isAllowed: boolean }) {
  const { profile } = usePageMessages('account')
  return (
    <fieldset>
      <legend className="field__label">{profile.mailsTitle}</legend>
      <input type="hidden" name="hasReviewMails" value="1" />
      <Checkbox name="reviewMails" value="1" defaultChecked={isAllowed} label={profile.reviewMails} top />
    </fieldset>
  )
}
