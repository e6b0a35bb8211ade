import type { DeskCommand } from '@marram/contract/desk/operation'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { desk } from './desk-client.ts'
import { queryClient } from './query-client.ts'

/**
 * Executes a command. A second try of the same input has the same key, so that a lost reply does nothing twice; all
 * answers are asked for again afterwards.
 */
export function useCommand<Input, Output>(command: DeskCommand<Input, Output>) {
  const tried = useRef<{ readonly request: string; readonly key: string } | null>(null)
  return useMutation({
    mutationFn: async ({ input, reason }: { readonly input: Input; readonly reason?: string }) => {
      const request = JSON.stringify([input, reason ?? null])
      if (tried.current?.request !== request) tried.current = { request, key: crypto.randomUUID() }
      const output = await desk.execute(command, input, { key: tried.current.key, reason })
      tried.current = null
      return output
    },
    onSuccess: () => queryClient.invalidateQueries(),
  })
}
