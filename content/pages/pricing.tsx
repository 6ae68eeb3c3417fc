import { PricingPage } from '#ui/pages/pricing/page.tsx';

/** What the library costs: nothing. And what companies can buy beside it. */
export default function Pricing() {
  return (
    <PricingPage
      tiers={[
        {
          name: 'Open source',
          price: 'Free, for ever',
          text: 'The library, under the MIT license.',
          features: [
            'The packages that this documentation describes',
            'Discussions on GitHub, and the chat of the community',
          ],
          action: { label: 'Donate', href: 'https://trpc.io/sponsor' },
        },
        {
          name: 'Pro',
          price: '$500 a month',
          text: 'For companies that need support.',
          features: [
            'Prioritized features, fixes and support',
            'A dedicated chat channel',
            'Access to packages that are not under the MIT license',
            'Up to two hours of consulting a month',
            'Cancel at any time; also sold at $4,500 a year',
          ],
          action: { label: 'Buy Pro', href: '/buy/tier-pro' },
          isMain: true,
        },
        {
          name: 'Enterprise',
          price: 'By agreement',
          text: 'For companies that need features of their own.',
          features: [
            'Everything in Pro',
            'Features made for you',
            'Enterprise packages',
            'A response within 24 hours',
          ],
          action: { label: 'Write to sales', href: 'mailto:sales@trpc.io' },
        },
      ]}
      questions={[
        {
          question: 'Do I have to pay to use tRPC at work?',
          answer:
            'No. The license is MIT: use it, change it and sell what you build with it. A tier brings what it lists above, and nothing in the library depends on it.',
        },
        {
          question: 'Are there packages that are not free?',
          answer:
            'Yes. Pro brings access to packages that are not under the MIT license, and Enterprise to enterprise packages. The packages that this documentation describes are free and under the MIT license.',
        },
        {
          question: 'How can I support the project without a contract?',
          answer:
            'With a donation through GitHub Sponsors. Bug reports with a small reproduction, and pull requests, help as well.',
        },
      ]}
    />
  );
}
