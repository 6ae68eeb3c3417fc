import { PricingPage } from '#ui/pages/pricing/page.tsx';

/** What the library costs: nothing. And what companies can buy beside it. */
export default function Pricing() {
  return (
    <PricingPage
      tiers={[
        {
          name: 'Open source',
          price: 'Free, for ever',
          text: 'All of the library, under the MIT license, for every purpose.',
          features: [
            'Every package and every release',
            'Help from the community, on GitHub and in the chat',
            'No account, no key, no limits',
          ],
          action: { label: 'Donate', href: 'https://trpc.io/sponsor' },
        },
        {
          name: 'Pro',
          price: '$500 a month',
          alternative: 'or $4,500 a year',
          text: 'For teams whose product stands on the library.',
          features: [
            'Prioritized features, fixes and support',
            'A dedicated chat channel',
            'Access to packages that are not under the MIT license',
            'Up to two hours of consulting a month',
            'Cancel at any time',
          ],
          action: { label: 'Buy Pro', href: '/buy/tier-pro' },
          isMain: true,
        },
        {
          name: 'Enterprise',
          price: 'By agreement',
          text: 'For organizations that need more than a channel.',
          features: [
            'Everything in Pro',
            'Features made for you',
            'Enterprise packages',
            'An answer within 24 hours',
          ],
          action: { label: 'Write to sales', href: 'mailto:sales@trpc.io' },
        },
      ]}
      questions={[
        {
          question: 'Do I have to pay to use tRPC at work?',
          answer:
            'No. The license is MIT: use it, change it and sell what you build with it. The tiers pay for what each of them lists.',
        },
        {
          question: 'Is something held back from the free packages?',
          answer:
            'The packages that this documentation describes are free and have the MIT license. Pro and Enterprise add packages of their own.',
        },
        {
          question: 'How can I support the project without a contract?',
          answer:
            'With a sponsorship of any size. Reports of bugs with a small reproduction, and pull requests, are support too.',
        },
      ]}
    />
  );
}
