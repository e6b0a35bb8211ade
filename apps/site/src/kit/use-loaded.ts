import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'

type LoadedQuery<Data, Key extends QueryKey> = UseQueryOptions<Data, Error, Data, Key>

function useFollowed<Data, Key extends QueryKey>(query: LoadedQuery<Data, Key>): Data | undefined {
  return useQuery(query).data
}

/** The server renders a page once, after its loaders have ended: there is nothing to subscribe to. */
function useFound<Data, Key extends QueryKey>({ queryKey }: LoadedQuery<Data, Key>): Data | undefined {
  return useQueryClient().getQueryData<Data>(queryKey)
}

/** The data that the page's loader found. In a browser it subscribes to the query, and fetches missing data. */
export const useLoaded = typeof window === 'undefined' ? useFound : useFollowed
