import { defineReplacements } from '#schema/replacements.ts';

/** What to write instead of exports that a version no longer has. Names that only moved are found without a row. */
export default defineReplacements([
  {
    version: '11.x',
    rows: [
      // @trpc/client
      { gone: ['CreateTRPCProxyClient'], renamed: 'TRPCClient' },
      { gone: ['HttpBatchLinkOptions'], renamed: 'HTTPBatchLinkOptions' },
      {
        gone: ['HTTPBatchStreamLinkOptions'],
        use: ['httpBatchStreamLink'],
        note: 'Its options are the type of its first parameter.',
      },
      {
        gone: ['CancelFn', 'PromiseAndCancel'],
        note: 'Pass an `AbortSignal` to the call.',
        guide: '/docs/client/vanilla/aborting-procedure-calls',
      },
      {
        gone: ['httpLinkFactory'],
        note: 'Write a link of your own.',
        guide: '/docs/client/custom-links',
      },
      {
        gone: ['experimental_formDataLink'],
        note: 'Send `FormData` through `httpLink`.',
        guide: '/docs/server/non-json-content-types',
      },
      { gone: ['transformResult'] },

      // @trpc/react-query
      { gone: ['createReactQueryHooks'], use: ['createTRPCReact'] },
      {
        gone: ['createProxySSGHelpers', 'createSSGHelpers'],
        use: ['createServerSideHelpers'],
        guide: '/docs/client/nextjs/server-side-helpers',
      },
      {
        gone: ['CreateSSGHelpersOptions', 'DecoratedProcedureSSGRecord'],
        use: ['createServerSideHelpers'],
        note: 'The types are those of its parameter and of its result.',
      },
      { gone: ['createReactProxyDecoration'], renamed: 'createReactDecoration' },
      { gone: ['createReactQueryUtilsProxy'], renamed: 'createReactQueryUtils' },
      { gone: ['createUseQueriesProxy'], renamed: 'createUseQueries' },
      { gone: ['createHooksInternal'], renamed: 'createRootHooks' },
      { gone: ['DecoratedProcedureRecord'], use: ['DecorateRouterRecord'] },
      { gone: ['CreateReactUtilsProxy'], renamed: 'CreateReactUtils' },
      { gone: ['ProxyTRPCContextProps'], renamed: 'TRPCContextProps' },
      { gone: ['DecoratedProxyTRPCContextProps'], renamed: 'DecoratedTRPCContextProps' },
      { gone: ['CreateReactQueryHooks', 'UseDehydratedState'] },

      // @trpc/next
      { gone: ['inferActionResultProps'] },

      // @trpc/server
      {
        gone: ['router'],
        note: 'It made routers of version 9. Use `t.router` of `initTRPC`.',
        guide: '/docs/server/routers',
      },
      {
        gone: ['mergeRouters'],
        note: 'Use `t.mergeRouters` of `initTRPC`.',
        guide: '/docs/server/merging-routers',
      },
      {
        gone: ['createCallerFactory'],
        note: 'Use `t.createCallerFactory` of `initTRPC`.',
        guide: '/docs/server/server-side-calls',
      },
      { gone: ['callProcedure'], renamed: 'callTRPCProcedure' },
      { gone: ['inferHandlerInput', 'ProcedureArgs'], use: ['inferProcedureInput'] },
      { gone: ['ProcedureOptions'], renamed: 'TRPCProcedureOptions' },
      {
        gone: ['inferSubscriptionOutput'],
        use: ['inferRouterOutputs'],
        note: 'The output of a subscription is an `AsyncIterable`; take what it yields out of that.',
        guide: '/docs/migrate-from-v10-to-v11#subscriptions',
      },
      { gone: ['inferProcedureClientError'], use: ['inferRouterError'] },
      { gone: ['inferProcedureParams', 'inferRouterDef', 'inferRouterMeta', 'inferParser'] },
      {
        gone: ['Procedure', 'ProcedureParams', 'BuildProcedure'],
        use: [
          'AnyTRPCProcedure',
          'TRPCQueryProcedure',
          'TRPCMutationProcedure',
          'TRPCSubscriptionProcedure',
        ],
      },
      { gone: ['ProcedureBuilder'], renamed: 'TRPCProcedureBuilder' },
      { gone: ['MiddlewareBuilder'], renamed: 'TRPCMiddlewareBuilder' },
      { gone: ['MiddlewareFunction'], renamed: 'TRPCMiddlewareFunction' },
      { gone: ['createInputMiddleware', 'createOutputMiddleware', 'procedureTypes'] },
      { gone: ['Router'], use: ['TRPCBuiltRouter'] },
      { gone: ['RouterCaller'], renamed: 'TRPCRouterCaller' },
      { gone: ['AnyRouterDef'], use: ['TRPCRouterDef'] },
      { gone: ['CreateRouterInner'], use: ['TRPCBuiltRouter'] },
      { gone: ['ProcedureRecord', 'ProcedureRouterRecord'], use: ['TRPCRouterRecord'] },
      { gone: ['RootConfig'], renamed: 'TRPCRootConfig' },
      { gone: ['AnyRootConfig'], use: ['AnyTRPCRootTypes'] },
      { gone: ['DefaultErrorShape'], renamed: 'TRPCDefaultErrorShape' },
      { gone: ['DataTransformerOptions'], use: ['TRPCDataTransformer'] },
      {
        gone: ['CombinedDataTransformerClient', 'ClientDataTransformerOptions'],
        use: ['TRPCCombinedDataTransformer'],
      },
      { gone: ['getDataTransformer', 'DefaultDataTransformer', 'defaultTransformer'] },
      { gone: ['unsetMarker'], use: ['TRPCUnsetMarker'], note: 'It is a type.' },
      { gone: ['identity'], note: 'Write `(value) => value`.' },
      {
        gone: [
          'InferOptional',
          'UndefinedKeys',
          'FlatOverwrite',
          'IntersectionError',
          'ProtectedIntersection',
          'Maybe',
          'ThenArg',
          'Simplify',
          'MaybePromise',
          'InferLast',
          'FilterKeys',
          'Filter',
          'Unwrap',
          'WithoutIndexSignature',
          'Overwrite',
        ],
        note: 'Write the helper type yourself.',
      },
      {
        gone: [
          'isPayloadV1',
          'isPayloadV2',
          'getHTTPMethod',
          'getPath',
          'transformHeaders',
          'APIGatewayEvent',
          'APIGatewayResult',
          'DefinedAPIGatewayPayloadFormats',
          'APIGatewayPayloadFormatVersion',
          'UNKNOWN_PAYLOAD_FORMAT_VERSION_ERROR_MESSAGE',
        ],
        note: 'Use the types of `@types/aws-lambda`.',
        guide: '/docs/server/adapters/aws-lambda',
      },
      {
        gone: ['resolveHTTPResponse', 'HTTPRequest', 'getBatchStreamFormatter'],
        use: ['resolveResponse'],
        note: 'It takes a `Request` and returns a `Response`.',
      },
      { gone: ['TRPCResultResponse'], renamed: 'TRPCSuccessResponse' },
      {
        gone: ['Subscribable', 'UnaryFunction', 'OperatorFunction', 'MonoTypeOperatorFunction'],
        use: ['Observable'],
      },
      { gone: ['SubscriptionLike'], use: ['Unsubscribable'] },
      { gone: ['createRecursiveProxy'], renamed: 'createTRPCRecursiveProxy' },
      { gone: ['getCauseFromUnknown'], use: ['getTRPCErrorFromUnknown'] },
      {
        gone: ['Serialize', 'SerializeObject'],
        use: ['inferRouterOutputs'],
        note: 'It says what clients receive.',
      },
      {
        gone: ['subscriptionPullFactory'],
        note: 'Poll in a generator.',
        guide: '/docs/server/subscriptions#poll',
      },
      { gone: ['nodeHTTPJSONContentTypeHandler'], note: 'Adapters read JSON without it.' },
      {
        gone: [
          'nodeHTTPFormDataContentTypeHandler',
          'experimental_parseMultipartFormData',
          'experimental_isMultipartFormDataRequest',
          'experimental_createMemoryUploadHandler',
          'experimental_createFileUploadHandler',
          'experimental_composeUploadHandlers',
          'experimental_NodeOnDiskFile',
          'MaxPartSizeExceededError',
          'MaxBodySizeExceededError',
          'UploadHandler',
        ],
        note: 'Adapters read `FormData` without it.',
        guide: '/docs/server/non-json-content-types',
      },
    ],
  },
  {
    version: '10.x',
    rows: [
      // @trpc/server
      { gone: ['createHttpServer'], renamed: 'createHTTPServer' },
      { gone: ['createHttpHandler'], renamed: 'createHTTPHandler' },
      { gone: ['CreateHttpHandlerOptions'], renamed: 'CreateHTTPHandlerOptions' },
      { gone: ['CreateHttpContextOptions'], renamed: 'CreateHTTPContextOptions' },
      { gone: ['requestHandler'], renamed: 'nodeHTTPRequestHandler' },
      { gone: ['CreateContextFn'], renamed: 'NodeHTTPCreateContextFn' },
      { gone: ['CreateContextFnOptions'], renamed: 'NodeHTTPCreateContextFnOptions' },
      { gone: ['lambdaRequestHandler'], renamed: 'awsLambdaRequestHandler' },
      { gone: ['CreateLambdaContextOptions'], renamed: 'CreateAWSLambdaContextOptions' },
      { gone: ['getErrorFromUnknown'], use: ['getTRPCErrorFromUnknown'] },
      {
        gone: ['Subscription', 'SubscriptionCallback', 'SubscriptionEmit'],
        use: ['observable'],
        guide: '/docs/v10/subscriptions',
      },
      {
        gone: ['ErrorFormatter'],
        note: 'The formatter is the option `errorFormatter` of `initTRPC.create()`.',
        guide: '/docs/v10/server/error-formatting',
      },
      { gone: ['LegacyRouter'], use: ['initTRPC'], guide: '/docs/v10/server/routers' },
      {
        gone: [
          'assertNotBrowser',
          'getMessageFromUnkownError',
          'flatten',
          'format',
          'Prefix',
          'Prefixer',
        ],
      },

      // @trpc/client
      { gone: ['HttpLinkOptions'], renamed: 'HTTPLinkOptions' },
      { gone: ['LinkRuntimeOptions'], use: ['TRPCClientRuntime'] },
      {
        gone: ['OperationResponse', 'PrevCallback'],
        note: 'A link is a function that returns an observable.',
        guide: '/docs/v10/client/links#custom',
      },
      { gone: ['transformRPCResponse'], use: ['transformResult'] },
      {
        gone: ['TRPCAbortError'],
        note: 'Ask the signal whether the call was aborted.',
        guide: '/docs/v10/client/vanilla/aborting-procedure-calls#detect',
      },
    ],
  },
]);
