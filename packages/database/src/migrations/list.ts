import type { Migration } from 'kysely/migration'
import * as catalogue from './0001-catalogue.ts'
import * as content from './0002-content.ts'
import * as workers from './0003-workers.ts'
import * as broker from './0004-broker.ts'
import * as priceHistory from './0005-price-history.ts'
import * as contestsComments from './0006-contests-comments.ts'
import * as lodgingViews from './0007-lodging-views.ts'
import * as catalogueOperations from './0008-catalogue-operations.ts'
import * as users from './0009-users.ts'
import * as bookings from './0010-bookings.ts'
import * as afterBooking from './0011-after-booking.ts'
import * as favoritesReviews from './0012-favorites-reviews.ts'
import * as guestWishes from './0013-guest-wishes.ts'
import * as confirmedOn from './0014-confirmed-on.ts'
import * as abuse from './0015-abuse.ts'
import * as replyBrowser from './0016-reply-browser.ts'
import * as contestEntries from './0017-contest-entries.ts'
import * as commentDesk from './0018-comment-desk.ts'
import * as money from './0019-money.ts'
import * as listUnsubscribe from './0020-list-unsubscribe.ts'
import * as holdUser from './0021-hold-user.ts'
import * as payingMails from './0022-paying-mails.ts'
import * as sharedLists from './0024-shared-lists.ts'
import * as paymentProcess from './0025-payment-process.ts'
import * as floorPlan from './0030-floor-plan.ts'
import * as mailboxLimits from './0031-mailbox-limits.ts'
import * as lodgingMedia from './0033-lodging-media.ts'
import * as rebooking from './0034-rebooking.ts'
import * as reviewAspects from './0035-review-aspects.ts'
import * as reviewPhotos from './0035-review-photos.ts'
import * as questions from './0036-questions.ts'
import * as agencyProfile from './0040-agency-profile.ts'
import * as agencyTerms from './0041-agency-terms.ts'
import * as photos from './0042-photos.ts'
import * as desk from './0043-desk.ts'
import * as rateBuckets from './0045-rate-buckets.ts'
import * as siteFiles from './0046-site-files.ts'
import * as secondFactor from './0047-second-factor.ts'
import * as bookingLists from './0048-booking-lists.ts'
import * as deskBookings from './0049-desk-bookings.ts'
import * as staffHolds from './0050-staff-holds.ts'
import * as deskLists from './0051-desk-lists.ts'
import * as houseBlocks from './0052-house-blocks.ts'
import * as systemDesk from './0053-system-desk.ts'
import * as deskNotices from './0055-desk-notices.ts'
import * as peopleAndLog from './0057-people-and-log.ts'
import * as bankLists from './0058-bank-lists.ts'
import * as houseGaps from './0060-house-gaps.ts'
import * as formDesk from './0061-form-desk.ts'

/** Imported rather than read from a folder, so that a bundled program includes them. Append only. */
export const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
  '0002-content': content,
  '0003-workers': workers,
  '0004-broker': broker,
  '0005-price-history': priceHistory,
  '0006-contests-comments': contestsComments,
  '0007-lodging-views': lodgingViews,
  '0008-catalogue-operations': catalogueOperations,
  '0009-users': users,
  '0010-bookings': bookings,
  '0011-after-booking': afterBooking,
  '0012-favorites-reviews': favoritesReviews,
  '0013-guest-wishes': guestWishes,
  '0014-confirmed-on': confirmedOn,
  '0015-abuse': abuse,
  '0016-reply-browser': replyBrowser,
  '0017-contest-entries': contestEntries,
  '0018-comment-desk': commentDesk,
  '0019-money': money,
  '0020-list-unsubscribe': listUnsubscribe,
  '0021-hold-user': holdUser,
  '0022-paying-mails': payingMails,
  '0024-shared-lists': sharedLists,
  '0025-payment-process': paymentProcess,
  '0030-floor-plan': floorPlan,
  '0031-mailbox-limits': mailboxLimits,
  '0033-lodging-media': lodgingMedia,
  '0034-rebooking': rebooking,
  '0035-review-aspects': reviewAspects,
  '0035-review-photos': reviewPhotos,
  '0036-questions': questions,
  '0040-agency-profile': agencyProfile,
  '0041-agency-terms': agencyTerms,
  '0042-photos': photos,
  '0043-desk': desk,
  '0045-rate-buckets': rateBuckets,
  '0046-site-files': siteFiles,
  '0047-second-factor': secondFactor,
  '0048-booking-lists': bookingLists,
  '0049-desk-bookings': deskBookings,
  '0050-staff-holds': staffHolds,
  '0051-desk-lists': deskLists,
  '0052-house-blocks': houseBlocks,
  '0053-system-desk': systemDesk,
  '0055-desk-notices': deskNotices,
  '0057-people-and-log': peopleAndLog,
  '0058-bank-lists': bankLists,
  '0060-house-gaps': houseGaps,
  '0061-form-desk': formDesk,
}
