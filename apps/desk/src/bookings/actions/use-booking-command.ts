import type { DeskBooking } from '@marram/contract/desk/booking-page'
import { DeskError } from '@marram/contract/desk/client'
import type { DeskCommand } from '@marram/contract/desk/operation'
import { useState } from 'react'
import { queryClient } from '../../kit/query-client.ts'
import { useCommand } from '../../kit/use-command.ts'

/** The version that the person has seen; a newer one must be read first, so that nobody decides on something else. */
export type Seen = {
  readonly version: number
  readonly isStale: boolean
  readonly acknowledge: () => void
}

export function useSeen(current: number): Seen {
  const [version, setVersion] = useState(current)
  return { version, isStale: version !== current, acknowledge: () => setVersion(current) }
}

/** Changes of the booking since then, for people. */
export function changesSince({ timeline }: DeskBooking, version: number) {
  return timeline.filter((entry) => entry.kind === 'event' && Number(entry.id.split(' ')[1]) > version)
}

/** A command of a dialog: after a refusal the page shows how things stand now. */
export function useDialogCommand<Input, Output>(command: DeskCommand<Input, Output>, onDone: (output: Output) => void) {
  const { mutate, isPending, error } = useCommand(command)
  const run = (input: Input, reason = '') =>
    mutate(
      { input, ...(reason.trim() !== '' && { reason: reason.trim() }) },
      {
        onSuccess: onDone,
        onError: (failure) => {
          if (failure instanceof DeskError && failure.status === 409) void queryClient.invalidateQueries()
        },
      },
    )
  return { run, isPending, error }
}
