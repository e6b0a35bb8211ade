type Props<State extends string> = {
  readonly label: string
  readonly states: readonly State[]
  readonly chosen: State
  readonly nameOf: (state: State) => string
  readonly onChoose: (state: State) => void
}

export function StateChoice<State extends string>({ label, states, chosen, nameOf, onChoose }: Props<State>) {
  return (
    <fieldset className="group" aria-label={label}>
      {states.map((one) => (
        <button
          key={one}
          type="button"
          className={one === chosen ? 'btn btn--28 btn--on' : 'btn btn--28'}
          aria-pressed={one === chosen}
          onClick={() => onChoose(one)}
        >
          {nameOf(one)}
        </button>
      ))}
    </fieldset>
  )
}
