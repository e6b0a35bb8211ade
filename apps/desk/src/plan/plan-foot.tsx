import { words } from './words.ts'

const legend = [
  ['stay', words.kinds.booked],
  ['here', words.kinds.arrived],
  ['hold', words.kinds.hold],
  ['own', words.kinds.owner],
  ['block', words.kinds.blocked],
  ['far', words.kinds.foreign],
] as const

const keys = [
  [['←', '↑', '→', '↓'], words.keys.move],
  [['↵'], words.keys.open],
  [['M'], words.keys.rebook],
  [['B'], words.keys.block],
  [['N'], words.keys.book],
  [['+', '−'], words.keys.width],
] as const

export function PlanFoot() {
  return (
    <div className="plan__foot">
      <ul className="legend">
        {legend.map(([tone, name]) => (
          <li key={tone}>
            <span className={`bar bar--${tone}`} aria-hidden="true" /> {name}
          </li>
        ))}
        <li>
          <span className="price" aria-hidden="true">
            486<small>{words.nightsShort(3)}</small>
          </span>
          {words.legendRent}
        </li>
      </ul>
      <p className="keys">
        {keys.map(([names, does]) => (
          <span key={does}>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}{' '}
            {does}
          </span>
        ))}
      </p>
    </div>
  )
}
