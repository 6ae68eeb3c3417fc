import { PricingPage } from '#ui/pages/pricing/page.tsx';

/** What the library costs: nothing. And what companies can buy beside it. */
export default function Pricing() {
  return (
    <PricingPage
      tiers={[
        {
          name: 'Open source',
          price: 'Free, forever',
          text: 'The library, under the MIT license.',
          features: [
            'The packages that this documentation describes',
            'Discussions on GitHub, and the community chat',
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
            'Cancel at any time',
          ],
          action: { label: 'Buy Pro', href: '/buy/tier-pro' },
          isMain: true,
        },
        {
          name: 'Enterprise',
          price: 'Custom',
          text: 'For companies that need custom features.',
          features: [
            'Everything in Pro',
            'Features built for you',
            'Enterprise packages',
            'A response within 24 hours',
          ],
          action: { label: 'Contact sales', href: 'mailto:sales@trpc.io' },
        },
      ]}
      questions={[
        {
          question: 'Do I have to pay to use tRPC at work?',
          answer:
            'No. The license is MIT, so you may use tRPC, change it, and sell the things you build with it. A tier adds only the items in its list above, and nothing in the library depends on it.',
        },
        {
          question: 'Can Pro be paid by the year?',
          answer: 'Yes, at $4,500 a year.',
        },
        {
          question: 'Are there packages that are not free?',
          answer:
            'Yes. Pro gives you access to packages that are not under the MIT license, and Enterprise to enterprise packages. The packages that this documentation describes are free and under the MIT license.',
        },
        {
          question: 'How can I support the project without a contract?',
          answer:
            'You can donate through GitHub Sponsors. Bug reports with a small reproduction help, too, and so do pull requests.',
        },
      ]}
    />
  );
}
