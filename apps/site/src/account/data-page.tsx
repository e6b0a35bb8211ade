import { Button } from '@marram/ui/button'
import { Panel } from '@marram/ui/panel'
import { getRouteApi } from '@tanstack/react-router'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { PasswordField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { GuestFrame } from './account-frames.tsx'
import { useGoOn } from './use-go-on.ts'

const route = getRouteApi('/account/data')

export function DataPage() {
  const { account } = route.useLoaderData()
  const { data } = usePageMessages('account')
  return (
    <GuestFrame title={data.title} account={account}>
      <Panel className="stack" aria-labelledby="take-along">
        <h2 id="take-along">{data.downloadTitle}</h2>
        <p>{data.downloadText}</p>
        <p>
          <Button href="/api/session/my-data/" download="marram-data.json" icon="download">
            {data.download}
          </Button>
        </p>
      </Panel>
      <Panel className="stack" aria-labelledby="delete-account">
        <h2 id="delete-account">{data.deleteTitle}</h2>
        {account.permissions.includes('account-deletion') ? <DeleteForm /> : <p>{data.staff}</p>}
      </Panel>
    </GuestFrame>
  )
}

/** Asks for the password again: an open browser is not consent. */
function DeleteForm() {
  const { account, answer } = route.useLoaderData()
  const { data, fields } = usePageMessages('account')
  const onDone = useGoOn()
  return (
    <>
      <p>{data.deleteText}</p>
      <AccountForm
        form="delete"
        page="/account/data/"
        label={data.deleteTitle}
        submit={data.deleteSubmit}
        colour="Secondary Negative"
        names={['password']}
        answer={answer}
        onDone={onDone}
      >
        {(source) => (
          <>
            <input type="text" name="username" autoComplete="username" value={account.user.email} readOnly hidden />
            <PasswordField
              source={source}
              name="password"
              label={fields.currentPassword}
              autoComplete="current-password"
            />
          </>
        )}
      </AccountForm>
    </>
  )
}
