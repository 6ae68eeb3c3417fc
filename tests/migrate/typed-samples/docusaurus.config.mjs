import remarkMath from 'remark-math';

export default {
  title: 'Lens',
  tagline: 'Looks at types.',
  url: 'https://lens.example',
  baseUrl: '/',
  organizationName: 'example',
  projectName: 'lens',
  presets: [['classic', { docs: { remarkPlugins: [remarkMath] }, blog: {} }]],
};
