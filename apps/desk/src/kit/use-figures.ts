import { bookingFigures, type Figure, houseFigures, messageFigures } from '@marram/contract/desk/today'
import { type FigureKey, figureNeeds } from '@marram/domain/desk/figure'
import { useQuery } from '@tanstack/react-query'
import { asking } from './desk-client.ts'
import { may } from './permissions.ts'

export type Figures = {
  readonly of: (key: FigureKey) => Figure | undefined
  /** A service did not answer, so that some figures are missing. */
  readonly hasFailed: boolean
  readonly isLoading: boolean
}

/** Figures of work that waits, from each service that knows; one that is away takes only its own figures with it. */
export function useFigures(): Figures {
  const questions = [
    useQuery(asking(bookingFigures, {})),
    useQuery(asking(messageFigures, {})),
    useQuery(asking(houseFigures, {})),
  ]
  const all = questions.flatMap(({ data = [] }) => data)
  return {
    of: (key) => all.find((figure) => figure.key === key),
    hasFailed: questions.some(({ isError }) => isError),
    isLoading: questions.some(({ isPending }) => isPending),
  }
}

export const maySeeFigure = (key: FigureKey): boolean => may(figureNeeds[key])
