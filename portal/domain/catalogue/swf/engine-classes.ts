/** Classes by their package, with spaces between them. */
type Packages = Readonly<Record<string, string>>;

const namesIn = (packages: Packages): ReadonlySet<string> =>
  new Set(
    Object.entries(packages).flatMap(([name, classes]) =>
      classes.split(" ").map((each) => `${name}.${each}`),
    ),
  );

// A test of the build compares these tables with the engines that are installed.

/** Classes of Flash that AwayFL has and Ruffle lacks. */
export const lackingInRuffle = namesIn({
  "flash.display": "FocusDirection",
  "flash.events": "GeolocationEvent",
  "flash.media": "H264VideoStreamSettings",
  "flash.net": "DynamicPropertyOutput GroupSpecifier NetGroupInfo NetMonitor SecureSocket",
  "flash.sampler": "ClassFactory",
  "flash.system":
    "ApplicationInstaller AuthorizedFeatures AuthorizedFeaturesLoader DomainMemoryWithStage3D FSCommand SystemUpdater",
  "flash.ui": "GameInputControlType GameInputFinger GameInputHand",
  "flash.utils": "SetIntervalTimer",
  "flash.xml": "XMLParser XMLTag",
});

/** Classes of Flash that Ruffle has by name only: they do nothing. */
export const hollowInRuffle = namesIn({
  "flash.display": "NativeMenuItem NativeWindow ShaderJob",
  "flash.events": "NativeDragEvent",
  "flash.filesystem": "File",
  "flash.globalization": "Collator CurrencyFormatter DateTimeFormatter LocaleID NumberFormatter StringTools",
  "flash.html": "HTMLLoader",
  "flash.media": "AVStream StageWebView",
  "flash.net": "NetGroup",
  "flash.text.engine": "GraphicElement",
});

/** Classes of Flash that Ruffle has and AwayFL lacks. */
export const lackingInAwayFl = namesIn({
  "flash.automation":
    "AutomationAction KeyboardAutomationAction MouseAutomationAction StageCapture StageCaptureEvent",
  "flash.concurrent": "Condition Mutex",
  "flash.desktop":
    "IFilePromise Icon InteractiveIcon NativeApplication NativeDragManager NativeDragOptions NativeProcess NativeProcessStartupInfo SystemIdleMode",
  "flash.display":
    "AVLoader GraphicsShaderFill NativeWindow NativeWindowDisplayState NativeWindowInitOptions NativeWindowSystemChrome NativeWindowType Screen Shader ShaderData ShaderInput ShaderJob ShaderParameter ShaderParameterType ShaderPrecision StageAspectRatio StageOrientation",
  "flash.display3D": "Context3DBufferUsage Context3DMipFilter Context3DTextureFilter Context3DWrapMode",
  "flash.display3D.textures": "RectangleTexture VideoTexture",
  "flash.errors": "DRMManagerError",
  "flash.events":
    "AVDictionaryDataEvent AVHTTPStatusEvent AVLoadInfoEvent AVManifestLoadEvent AVPauseAtPeriodEndEvent AVPlayStateEvent AVStatusEvent AVStreamSwitchEvent AudioOutputChangeEvent DRMAuthenticateEvent DRMAuthenticationCompleteEvent DRMAuthenticationErrorEvent DRMDeviceGroupErrorEvent DRMDeviceGroupEvent DRMErrorEvent DRMLicenseRequestEvent DRMMetadataEvent DRMReturnVoucherCompleteEvent DRMReturnVoucherErrorEvent DRMStatusEvent InvokeEvent NativeDragEvent NativeWindowBoundsEvent NativeWindowDisplayStateEvent ShaderEvent VideoTextureEvent",
  "flash.external": "ExtensionContext",
  "flash.filesystem": "File FileStream",
  "flash.filters": "ShaderFilter",
  "flash.html": "HTMLLoader",
  "flash.media":
    "AVABRParameters AVABRProfileInfo AVCaptionStyle AVCuePoint AVInsertionResult AVNetworkingParams AVPeriodInfo AVPlayState AVResult AVSegmentedSource AVSource AVStream AVTagData AVTimeline AVTrackInfo AudioOutputChangeReason AudioPlaybackMode CameraRoll StageVideoAvailabilityReason StageWebView",
  "flash.net": "DatagramSocket URLRequestDefaults",
  "flash.net.drm":
    "AuthenticationMethod DRMContentData DRMDeviceGroup DRMManager DRMPlaybackTimeWindow DRMVoucher LoadVoucherSetting VoucherAccessInfo",
  "flash.system": "Worker WorkerDomain WorkerState",
  "flash.text": "TextExtent",
  "flash.utils": "IDataInput2 IDataOutput2",
});
