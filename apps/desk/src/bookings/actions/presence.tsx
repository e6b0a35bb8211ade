type Props = { readonly reservationId: string }

/** Colleagues who have the same booking open. */
export function Presence(_: Props) {
  return null
}
