import type { AroundQuestion } from '@marram/domain/map/around'
import { queryOptions } from '@tanstack/react-query'
import type { SiteScope } from '../kit/scope/site-scope.ts'

export function aroundQuery({ edition, services }: Pick<SiteScope, 'edition' | 'services'>, question: AroundQuestion) {
  return queryOptions({
    queryKey: ['map-around', edition, ...question.at, question.beachM],
    queryFn: () => services.map.around(question),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
