import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'

type LoadedQuery<Data, Key extends QueryKey> = UseQueryOptions<Data, Error, Data, Key>

function useFollowed<Data, Key extends QueryKey>(query: LoadedQuery<Data, Key>): Data | undefined {
  return useQuery(query).data
}

/** The server writes a page once, after its loaders have ended: there is nothing to follow. */
function useFound<Data, Key extends QueryKey>({ queryKey }: LoadedQuery<Data, Key>): Data | undefined {
  return useQueryClient().getQueryData<Data>(queryKey)
}

/** What the loader of a page has found, without asking how. A browser follows it, and asks when it is not there. */
export const useLoaded = typeof window === 'undefined' ? useFound : useFollowed
