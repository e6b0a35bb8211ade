import { mailboxKey } from '@marram/domain/mailbox'
import type { Transaction } from 'kysely'
import type { Database } from '../schema.generated.ts'

/** Repeated requests in another person's name must not flood that person's mailbox. */
const mailsAtMostEveryMs = 10 * 60 * 1000

type Claim = { readonly to: string; readonly kind: string; readonly now: Date }

/**
 * For mails that anybody can trigger to any address. False if this mailbox recently got one of this kind; two
 * transactions for one mailbox wait for each other.
 */
export async function claimMail(trx: Transaction<Database>, { to, kind, now }: Claim): Promise<boolean> {
  const claimed = await trx
    .insertInto('mailbox_mail')
    .values({ mailbox: mailboxKey(to), kind, mailed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['mailbox', 'kind'])
        .doUpdateSet({ mailed_at: now })
        .where('mailbox_mail.mailed_at', '<', new Date(now.getTime() - mailsAtMostEveryMs)),
    )
    .returning('kind')
    .executeTakeFirst()
  return claimed !== undefined
}
