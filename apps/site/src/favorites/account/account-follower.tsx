import { useEffect } from 'react'
import { followOwnAccount } from './follow-account.ts'

/** Nothing to see: while it is on the page, the list follows the account. */
export function AccountFollower() {
  useEffect(followOwnAccount, [])
  return null
}
