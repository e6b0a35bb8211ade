import { profile } from '@marram/contract/auth/shapes'
import type { BookingVisit } from '@marram/contract/booking/flow'
import { profileDetails } from '@marram/contract/booking/profile-details'
import type { GuestInput } from '@marram/domain/booking/guest-details'
import { Notice } from '@marram/ui/notice'
import { useLocation } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useState } from 'react'
import * as v from 'valibot'
import { useSession } from '../frame/session/session-store.ts'
import { useLazyPart } from '../kit/lazy-part.ts'
import { logWarning } from '../kit/log.ts'
import { useBookingTexts } from './booking-texts.ts'
import type { DetailsForm } from './use-details.ts'

const loadDialog = async () => (await import('../account/login-dialog.tsx')).LoginDialog

type LoginOfferProps = {
  readonly form: DetailsForm
  /** From the server, the only source without script. */
  readonly account: BookingVisit['account']
}

/** A login is optional. Its dialog opens over the form, which keeps all input. */
export function LoginOffer({ form, account }: LoginOfferProps) {
  const { texts } = useBookingTexts()
  const session = useSession()
  const userId = session.kind === 'somebody' ? session.user.id : null
  useProfile(userId, form.fillIn)
  const email =
    session.kind === 'somebody' ? session.user.email : session.kind === 'unknown' ? account?.email : undefined
  if (email !== undefined) return <Notice kind="good">{texts.details.loggedIn(email)}</Notice>
  return (
    <p>
      {texts.details.account} <LoginLink>{texts.details.login}</LoginLink> {texts.details.loginText}
    </p>
  )
}

/** Without script a link to the login page, which returns here. */
export function LoginLink({ children }: { readonly children: string }) {
  const href = useLocation({ select: ({ href }) => href })
  const [isOpen, setOpen] = useState(false)
  const Dialog = useLazyPart(isOpen, loadDialog)
  const open = (event: MouseEvent): void => {
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a href={`/account/login/?${new URLSearchParams({ next: href })}`} onClick={open}>
        {children}
      </a>
      {isOpen && Dialog ? <Dialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** Once per login, so that a field the guest empties afterwards stays empty. */
function useProfile(userId: number | null, fillIn: (known: Partial<GuestInput>) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new login fills in, not every new render
  useEffect(() => {
    if (userId === null) return
    loadProfileDetails().then((known) => {
      if (known !== null) fillIn(known)
    })
  }, [userId])
}

const reply = v.object({ data: v.object({ profile }) })

/** Details from the account of the logged-in guest; null if they could not be loaded. */
async function loadProfileDetails(): Promise<Partial<GuestInput> | null> {
  try {
    const response = await fetch('/api/session/profile/', { headers: { accept: 'application/json' } })
    if (!response.ok) return null
    const { data } = v.parse(reply, await response.json())
    return profileDetails(data.profile)
  } catch (error) {
    logWarning('The profile could not be loaded into the booking.', error)
    return null
  }
}
