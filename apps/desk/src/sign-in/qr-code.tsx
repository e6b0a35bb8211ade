import { encode } from 'uqr'

/** Four modules of white around the code, as scanners expect. */
const quiet = 4

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: quiet, ecc: 'M' })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className="sign-in__qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className="sign-in__qr-ground" d={`M0 0h${size}v${size}H0z`} />
      <path d={path} />
    </svg>
  )
}
