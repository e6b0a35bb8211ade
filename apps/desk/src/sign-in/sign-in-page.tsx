import { returnTarget } from '@marram/domain/return-target'
import { startPage } from '../kit/start-page.ts'
import { SignIn } from './sign-in.tsx'

const home = '/desk/'

/** Loads the page anew: the site writes into it what this person may do. */
function goOn(): void {
  const next = returnTarget(new URLSearchParams(location.search).get('next'), home)
  location.replace(next.startsWith(home) && !next.startsWith('/desk/sign-in') ? next : home)
}

export function SignInPage() {
  return (
    <main className="sign-in" id="content" tabIndex={-1}>
      <p className="sign-in__brand">
        {startPage.agency.mark !== null && <img src={startPage.agency.mark} alt="" width="26" height="26" />}
        {startPage.agency.name} <small>Desk</small>
      </p>
      <div className="sign-in__card">
        <SignIn onOpen={goOn} heading={(text) => <h1>{text}</h1>} />
      </div>
    </main>
  )
}
