const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

type Props = { readonly text: string; readonly search: string }

/** Marks the beginning of a word that was searched for. */
export function Marked({ text, search }: Props) {
  const [start, end] = findMatch(text, search)
  if (start === end) return text
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}

function findMatch(text: string, search: string): readonly [number, number] {
  // Folding may change lengths; then nothing is marked rather than the wrong letters.
  const plain = folded(text)
  if (plain.length !== text.length) return [0, 0]
  for (const word of folded(search).split(/\s+/).filter(Boolean)) {
    const at = [0, ...[...plain.matchAll(/[\s-]/g)].map(({ index }) => index + 1)].find((from) =>
      plain.startsWith(word, from),
    )
    if (at !== undefined) return [at, at + word.length]
  }
  return [0, 0]
}
